import { list, note, steps, text, type HelpArticle } from './article.ts'

export const tableArticles: readonly HelpArticle[] = [
  {
    id: 'exportar',
    category: 'center',
    title: ['Exportar uma lista', 'Export a list'],
    summary: [
      'CSV, Excel ou PDF com exatamente o que o filtro mostra.',
      'CSV, Excel or PDF with exactly what the filter shows.',
    ],
    words: ['baixar planilha relatório csv xlsx pdf excel', 'download spreadsheet report csv xlsx pdf excel'],
    sections: [
      {
        body: [
          steps(
            ['Filtre, ordene e escolha as colunas.', 'Filter, sort and choose the columns.'],
            ['Clique em Exportar e escolha o formato.', 'Click Export and choose the format.'],
          ),
          list(
            [
              'O arquivo traz o filtro inteiro, todas as páginas, com as colunas visíveis e na mesma ordem.',
              'The file has the whole filter, all its pages, with the visible columns in the same order.',
            ],
            [
              'No XLSX, horas e datas são números de verdade, prontos para contas.',
              'In XLSX, hours and dates are real numbers, ready to be reckoned with.',
            ],
            [
              'No CSV, o separador e a vírgula decimal seguem o seu idioma, e o Excel em português o abre direto.',
              'In CSV, the separator and the decimal sign follow your language, so that Excel opens it directly.',
            ],
          ),
          note(
            'O que o seu papel não vê na tela também não vai no arquivo.',
            'What your role does not see on the screen is not in the file either.',
          ),
        ],
      },
    ],
    see: ['visoes', 'totais'],
  },
  {
    id: 'visoes',
    category: 'center',
    title: ['Colunas e visões salvas', 'Columns and saved views'],
    summary: [
      'Monte a lista do seu jeito e guarde-a com um nome.',
      'Arrange the list your way and keep it under a name.',
    ],
    words: ['esconder coluna ordem densidade favorito compartilhar vista', 'hide column order density favourite share'],
    sections: [
      {
        title: ['Exibição', 'Display'],
        body: [
          text(
            'Em Exibição, escolha quais colunas aparecem, em que ordem e se as linhas são confortáveis ou compactas. Colunas mudam de lugar arrastando ou pelos botões de mover.',
            'Under Display, choose which columns show, in which order, and whether rows are comfortable or compact. Columns move by dragging or by the move buttons.',
          ),
        ],
      },
      {
        title: ['Visões', 'Views'],
        body: [
          steps(
            ['Deixe filtros, ordem e colunas como quer.', 'Set filters, order and columns as you want them.'],
            [
              'Em Visões, ao lado do título, escolha Salvar como nova visão e dê um nome.',
              'Under Views, beside the title, choose Save as a new view and name it.',
            ],
            [
              'Se quiser, faça a lista abrir sempre nela, ou compartilhe-a com quem vê a mesma lista.',
              'If you like, let the list always open in it, or share it with everybody who sees the same list.',
            ],
          ),
          note(
            'Uma visão compartilhada nunca mostra a alguém o que o papel dessa pessoa não permite ver.',
            'A shared view never shows anybody what their role may not see.',
          ),
        ],
      },
    ],
    see: ['loop-center', 'exportar'],
  },
  {
    id: 'teclado-nas-listas',
    category: 'center',
    title: ['Listas pelo teclado e seleção', 'Lists by keyboard, and selection'],
    summary: [
      'Andar pelas linhas, abrir, selecionar uma, várias ou todas.',
      'Move through rows, open them, select one, several or all.',
    ],
    words: ['setas linha marcar todas espaço enter', 'arrows row mark all space enter'],
    sections: [
      {
        body: [
          {
            kind: 'keys',
            rows: [
              ['↑', ['Linha anterior', 'Previous row']],
              ['↓', ['Linha seguinte', 'Next row']],
              ['Enter', ['Abrir a linha', 'Open the row']],
              ['PageDown', ['Próxima página', 'Next page']],
              ['PageUp', ['Página anterior', 'Previous page']],
              ['Esc', ['Limpar a seleção', 'Clear the selection']],
            ],
          },
          text(
            'Onde as linhas podem ser selecionadas, Espaço marca a linha e Shift com uma seta marca a próxima junto. Depois de marcar a página, dá para selecionar todos os registros do filtro de uma vez.',
            'Where rows can be selected, Space marks the row and Shift with an arrow takes the next one along. Once the page is marked, all records of the filter can be selected at once.',
          ),
        ],
      },
    ],
    see: ['atalhos', 'loop-center'],
  },
]
