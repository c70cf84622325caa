import { words } from '#contract/kit/words.ts'
import { hoursSteps } from './hoursStep.words.ts'
import { moneySteps } from './moneyStep.words.ts'
import { peopleSteps } from './peopleStep.words.ts'
import { workSteps } from './workStep.words.ts'

/** Words of each step: `<tour><Step>_title` and `_text`. */
export const tourStepWords = words('tourStep', {
  menuPalette_title: ['Tudo por aqui', 'Everything starts here'],
  menuPalette_text: [
    'Digite o nome de uma tela, de uma ação ou de um átomo e pressione Enter. Ctrl K (⌘ K no Mac) abre a paleta de qualquer lugar.',
    'Type the name of a screen, an action or an atom and press Enter. Ctrl K (⌘ K on a Mac) opens the palette from anywhere.',
  ],
  menuDistricts_title: ['Os distritos', 'The districts'],
  menuDistricts_text: [
    'Cada ícone é um distrito, uma área do Nucleo. Você vê só os que o seu papel pode abrir.',
    'Each icon is a district, an area of Nucleo. You only see the ones your role can open.',
  ],
  menuScreens_title: ['As telas do distrito', 'The district’s screens'],
  menuScreens_text: [
    'O menu acompanha o distrito aberto. G e uma letra levam direto a uma tela; ? mostra todos os atalhos.',
    'This menu follows the district you are in. Press G and a letter to jump to a screen, or ? for all the shortcuts.',
  ],
  menuDrawer_title: ['Distritos e telas', 'Districts and screens'],
  menuDrawer_text: [
    'Este botão abre o menu com todos os distritos e telas que o seu papel pode abrir.',
    'This button opens the menu, with every district and screen your role can open.',
  ],
  menuLanguage_title: ['O idioma', 'The language'],
  menuLanguage_text: [
    'Português ou inglês. Vale para telas e e-mails, e fica guardado na sua conta.',
    'Portuguese or English, on screen and in e-mails. Your account remembers your choice.',
  ],
  menuPerson_title: ['Sua conta', 'Your account'],
  menuPerson_text: [
    'Perfil, configurações, aparência clara ou escura, atalhos do teclado e a saída. Para rever um tour, abra a Ajuda.',
    'Your profile and settings, light or dark appearance, the keyboard shortcuts and the way out. To take a tour again, open Help.',
  ],
  loopOpen_title: ['O loop começa aqui', 'Loops start here'],
  loopOpen_text: [
    'Um loop é o tempo que você passa em um átomo. Este botão fica em todas as telas.',
    'A loop is the time you spend on an atom. This button is on every screen.',
  ],
  loopAtom_title: ['Escolha o átomo', 'Choose the atom'],
  loopAtom_text: [
    'São os átomos aceitos em que você está; os usados por último vêm primeiro. Busque ou use ↑ ↓ e Enter.',
    'These are the accepted atoms you are on, most recent first. Search, or use ↑ ↓ and Enter.',
  ],
  loopBegin_title: ['Comece a contar', 'Start the clock'],
  loopBegin_text: [
    'O tempo conta a partir deste clique. É um loop de verdade: se for só um teste, você pode descartá-lo depois.',
    'Time counts from this click. This is a real loop: if you are only trying it out, you can discard it afterwards.',
  ],
  loopTimer_title: ['O tempo está correndo', 'The clock is running'],
  loopTimer_text: [
    'Pode fechar a janela e trabalhar: o relógio segue no topo e em todas as abas. A cada 2 horas perguntamos se você está aí.',
    'Close this window and get to work: the clock stays at the top of every tab. Every 2 hours we ask whether you are still there.',
  ],
  loopStop_title: ['Pare quando terminar', 'Stop when you are done'],
  loopStop_text: [
    'O fim é o momento do clique. Fora desta janela, a tecla S também para o loop.',
    'The loop ends the moment you click. Outside this window, the S key stops it too.',
  ],
  loopDescribe_title: ['Descreva e conclua', 'Describe and finish'],
  loopDescribe_text: [
    'Diga o que fez, em até 140 caracteres, e de que tipo foi. Só loops concluídos são pagos. Era um teste? Descarte.',
    'Say what you did, in up to 140 characters, and what type of work it was. Only finished loops are paid. Just a test? Discard it.',
  ],
  centerFilters_title: ['Encontre qualquer loop', 'Find any loop'],
  centerFilters_text: [
    'Busca e filtros se somam e ficam no endereço: copie o link e outra pessoa verá as mesmas linhas.',
    'Search and filters combine and stay in the address: copy the link, and whoever opens it sees the same rows.',
  ],
  centerTotals_title: ['O total é do filtro inteiro', 'The total covers the whole filter'],
  centerTotals_text: [
    'As horas somam todas as páginas, não só esta, em relógio e em decimal.',
    'Hours are added up over all pages, not just this one, as clock time and as decimals.',
  ],
  centerExport_title: ['Leve com você', 'Take it with you'],
  centerExport_text: [
    'CSV, XLSX ou PDF com exatamente as linhas do filtro e as colunas visíveis.',
    'CSV, XLSX or PDF, with exactly the rows you filtered and the columns you see.',
  ],
  tableSort_title: ['Ordene pelo título', 'Sort by any heading'],
  tableSort_text: [
    'Um clique ordena do maior para o menor, outro inverte, o terceiro volta à ordem da lista.',
    'Click once to sort descending, again to reverse it, and a third time to go back to the usual order.',
  ],
  tableColumns_title: ['Só as colunas que interessam', 'Only the columns that matter'],
  tableColumns_text: [
    'Escolha quais colunas aparecem e em que ordem. A exportação segue a sua escolha.',
    'Choose which columns to show, and in what order. Exports follow your choice.',
  ],
  tableViews_title: ['Guarde a lista do seu jeito', 'Keep the list your way'],
  tableViews_text: [
    'Filtros, ordem e colunas viram uma visão com nome, só sua ou de todos, a um clique de distância.',
    'Save filters, order and columns as a named view, just for you or for everybody, one click away.',
  ],
  tableKeys_title: ['Linhas pelo teclado', 'Rows by keyboard'],
  tableKeys_text: [
    'Tab chega às linhas: ↑ ↓ percorrem, Enter abre, Page Down vira a página. A tecla / leva à busca.',
    'Tab to the rows, then ↑ ↓ to move, Enter to open and Page Down for the next page. The / key takes you to the search.',
  ],
  tablePages_title: ['Quantas linhas por vez', 'How many rows at a time'],
  tablePages_text: [
    'De 10 a 100 linhas por página; este navegador se lembra.',
    'From 10 to 100 rows per page; this browser remembers.',
  ],
  ...peopleSteps,
  ...workSteps,
  ...hoursSteps,
  ...moneySteps,
})
