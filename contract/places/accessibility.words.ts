import { words } from '#contract/kit/words.ts'

export const accessibilityWords = words('accessibility', {
  title: ['Acessibilidade', 'Accessibility'],
  lead: [
    'O Nucleo deve servir a todas as pessoas, com qualquer navegador, teclado ou tecnologia assistiva.',
    'Nucleo should serve everybody, with any browser, keyboard or assistive technology.',
  ],
  target: ['A nossa meta', 'Our target'],
  targetBody: [
    'Seguimos as diretrizes WCAG 2.2 no nível AA e a norma ABNT NBR 17225, e o direito à acessibilidade da Lei Brasileira de Inclusão (Lei 13.146/2015).',
    'We follow the WCAG 2.2 guidelines at level AA and the Brazilian standard ABNT NBR 17225, and the right to accessibility of the Brazilian Inclusion Law (Law 13.146/2015).',
  ],
  reviewed: ['Página revisada em {{month}}.', 'Page reviewed in {{month}}.'],
  does: ['O que você pode esperar', 'What you can expect'],
  does_keyboard: [
    'Tudo se faz pelo teclado, o foco é sempre visível e as janelas o devolvem ao ponto de onde foram abertas.',
    'Everything can be done with the keyboard, the focus is always visible, and dialogs return it to where it was.',
  ],
  does_reader: [
    'Títulos, regiões, nomes e mensagens são lidos por leitores de tela; “Ir para o conteúdo” é o primeiro link.',
    'Headings, regions, names and messages are read by screen readers; “Skip to content” is the first link.',
  ],
  does_contrast: [
    'Texto com contraste de ao menos 4,5:1 nos temas claro e escuro, e nada dito só pela cor.',
    'Text with a contrast of at least 4.5:1 in the light and the dark theme, and nothing told by colour alone.',
  ],
  does_size: [
    'Telas que funcionam a partir de 360 pixels de largura e com o texto ampliado a 200%.',
    'Screens that work from 360 pixels wide and with text enlarged to 200%.',
  ],
  does_motion: [
    'Animações curtas, desligadas quando o sistema pede movimento reduzido.',
    'Short animations, switched off when the system asks for reduced motion.',
  ],
  does_words: [
    'Textos em português e inglês em linguagem direta, e erros que dizem o que fazer.',
    'Texts in Portuguese and English in plain language, and errors that say what to do.',
  ],
  tested: ['Como verificamos', 'How we check'],
  testedBody: [
    'Testes automáticos com axe percorrem as telas nos dois temas, tarefas inteiras são feitas só com o teclado, e cada tela é olhada em computador e em celular.',
    'Automatic tests with axe go through the screens in both themes, whole tasks are done by keyboard alone, and each screen is looked at on a computer and on a phone.',
  ],
  missing: ['O que sabemos que falta', 'What we know is missing'],
  missing_time: [
    'A verificação de presença dá 91 segundos para responder, porque é ela que garante o tempo registrado. Se você precisa de mais, um loop parado pode ser corrigido depois, sem perda.',
    'The presence check gives 91 seconds to answer, because it is what vouches for the recorded time. If you need longer, a stopped loop can be corrected afterwards without loss.',
  ],
  missing_pdf: [
    'Os PDFs exportados ainda não têm etiquetas de estrutura. Use CSV ou XLSX com um leitor de tela.',
    'Exported PDFs have no structure tags yet. Use CSV or XLSX with a screen reader.',
  ],
  shortcuts: ['Atalhos de teclado', 'Keyboard shortcuts'],
  shortcutsBody: [
    'Atalhos de uma só tecla não funcionam enquanto você escreve, e podem ser desligados em Configurações ou na janela que a tecla ? abre.',
    'Single-key shortcuts are off while you write, and can be switched off in Settings or in the window that ? opens.',
  ],
  key_palette: ['Abrir a paleta: telas, ações e átomos', 'Open the palette: screens, actions and atoms'],
  key_help: ['Ver os atalhos da tela', 'See the shortcuts of the screen'],
  key_search: ['Ir para a busca', 'Go to the search'],
  key_start: ['Iniciar um loop', 'Start a loop'],
  key_stop: ['Parar o loop', 'Stop the loop'],
  key_close: ['Fechar o que está aberto', 'Close what is open'],
  report: ['Encontrou uma barreira?', 'Did you find a barrier?'],
  reportBody: [
    'Conte pelo Suporte qual tela, o que você tentou fazer e que tecnologia usa. É um erro como qualquer outro, e a resposta chega por e-mail.',
    'Tell Support which screen, what you tried to do and what technology you use. It is a defect like any other, and the answer reaches you by e-mail.',
  ],
  reportOut: [
    'Não consegue entrar? Escreva à organização que usa o Nucleo, pelo contato que ela lhe deu.',
    'Cannot sign in? Write to the organisation that uses Nucleo, using the contact it gave you.',
  ],
  toSupport: ['Escrever ao suporte', 'Write to support'],
})
