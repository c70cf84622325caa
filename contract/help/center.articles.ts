import { list, note, steps, text, type HelpArticle } from './article.ts'

export const centerArticles: readonly HelpArticle[] = [
  {
    id: 'loop-center',
    category: 'center',
    title: ['Encontrar loops na Central de loops', 'Find loops in Loop Center'],
    summary: [
      'Busca, filtros, ordem e páginas, tudo guardado no endereço.',
      'Search, filters, order and pages, all of it kept in the address.',
    ],
    words: [
      'lista tabela filtro período pessoa venture pontos',
      'list table filter period person venture time entries',
    ],
    sections: [
      {
        body: [
          list(
            [
              'Em Filtrar, escolha período, venture, status e tipo. Quem vê os loops de todos filtra também por pessoa. Cada filtro aparece como uma etiqueta: clique para mudar, ou no × para tirar.',
              'Under Filter, choose period, venture, status and type. Whoever sees everybody’s loops may also filter by person. Each filter shows as a label: click it to change it, or its × to take it away.',
            ],
            ['Pressione / para buscar por átomo ou descrição.', 'Press / to search by atom or description.'],
            [
              'Clique no título de uma coluna para ordenar: primeiro decrescente, depois crescente, depois a ordem normal.',
              'Click a column’s title to sort: first descending, then ascending, then the usual order.',
            ],
            [
              'Escolha 10, 25, 50 ou 100 linhas por página. A escolha fica lembrada.',
              'Choose 10, 25, 50 or 100 rows per page. The choice is remembered.',
            ],
          ),
          text(
            'Busca, filtros, ordem e página ficam no endereço: copie o link para mostrar a mesma lista a alguém, ou use Voltar para retornar a ela.',
            'Search, filters, order and page are in the address: copy the link to show somebody the same list, or use Back to return to it.',
          ),
          text(
            'Quem administra seleciona linhas para mudar o tipo ou excluir vários loops de uma vez. Antes, a janela conta quantos mudam e por que os outros ficam; depois, Desfazer traz tudo de volta.',
            'Administrators select rows to change the type of many loops at once, or to delete them. Before, the dialog tells how many change and why the others stay; after it, Undo brings everything back.',
          ),
          note(
            'Loopers veem os próprios loops. Administradores, diretores e gerentes veem os de todos.',
            'Loopers see their own loops. Administrators, directors and managers see everybody’s.',
          ),
        ],
      },
    ],
    opens: ['loopCenter'],
    see: ['totais', 'exportar', 'visoes'],
  },
  {
    id: 'totais',
    category: 'center',
    title: ['Totais e horas decimais', 'Totals and decimal hours'],
    summary: [
      'Como as horas são somadas e arredondadas para pagamento.',
      'How hours are added up and rounded for payment.',
    ],
    words: ['soma arredondamento valor pagamento minutos décimos', 'sum rounding value payment minutes tenths'],
    sections: [
      {
        body: [
          text(
            'O rodapé da lista soma todo o filtro, não só a página. São dois números: o tempo exato e as horas decimais.',
            'The foot of the list adds up the whole filter, not only the page. There are two figures: the exact time and the decimal hours.',
          ),
          list(
            [
              'Horas decimais são as horas inteiras mais os minutos arredondados ao décimo de hora; os segundos não contam.',
              'Decimal hours are the whole hours plus the minutes rounded to a tenth of an hour; seconds do not count.',
            ],
            [
              '8,5 horas são 8 horas e 30 minutos, e não 8 horas e 50: cada décimo vale 6 minutos.',
              '8.5 hours are 8 hours 30 minutes, not 8 hours 50: each tenth is 6 minutes.',
            ],
            ['59 minutos valem 1,0 hora.', '59 minutes are 1.0 hour.'],
            ['1 hora e 20 minutos valem 1,3 hora.', '1 hour 20 minutes are 1.3 hours.'],
            [
              'Cada loop é arredondado uma vez, e os arredondados são somados.',
              'Each loop is rounded once, and the rounded ones are added up.',
            ],
          ),
          text(
            'O valor a receber usa o valor-hora que você tinha quando concluiu o loop.',
            'The amount you are owed uses the hourly value you had when you finished the loop.',
          ),
        ],
      },
    ],
    opens: ['loopCenter'],
    see: ['loop-center', 'status-do-loop'],
  },
  {
    id: 'status-do-loop',
    category: 'center',
    title: ['O que cada status significa', 'What each status means'],
    summary: [
      'De Iniciado a Pago, e quando um loop é faturável.',
      'From Started to Paid, and when a loop is billable.',
    ],
    words: [
      'situação iniciado fechado finalizado inativo erro faturado pago faturável',
      'state started closed finished inactive error invoiced paid billable',
    ],
    sections: [
      {
        body: [
          {
            kind: 'terms',
            rows: [
              [
                ['Iniciado', 'Started'],
                ['Em andamento.', 'Running.'],
              ],
              [
                ['Fechado', 'Closed'],
                ['Parado; falta descrever e concluir.', 'Stopped; to be described and finished.'],
              ],
              [
                ['Finalizado', 'Finished'],
                ['Concluído, pronto para o fechamento.', 'Finished, ready for the closing.'],
              ],
              [
                ['Inativo', 'Inactive'],
                [
                  'Parado por falta de resposta; precisa de ajuste.',
                  'Stopped for want of an answer; needs an adjustment.',
                ],
              ],
              [
                ['Erro', 'Error'],
                [
                  'Parado porque o tempo foi negado; precisa de ajuste.',
                  'Stopped because its time was denied; needs an adjustment.',
                ],
              ],
              [
                ['Faturado', 'Invoiced'],
                ['Está em uma ordem de pagamento.', 'Is on a payment order.'],
              ],
              [
                ['Pago', 'Paid'],
                ['A ordem foi paga.', 'The order was paid.'],
              ],
            ],
          },
        ],
      },
      {
        title: ['Faturável', 'Billable'],
        body: [
          list(
            [
              'Sim: concluído, em um átomo de uma venture faturável.',
              'Yes: finished, on an atom of a billable venture.',
            ],
            [
              'Erro: espera ajuste, ainda não tem fim, ou passou de 24 horas.',
              'Error: waits for an adjustment, has no end yet, or is longer than 24 hours.',
            ],
            ['Não: todos os outros.', 'No: all the others.'],
          ),
          text(
            'Linhas em vermelho, com ícone, são de um átomo, cell, gate ou venture que foi excluído depois. O tempo continua registrado.',
            'Red rows with an icon belong to an atom, cell, gate or venture that was deleted afterwards. The time stays on record.',
          ),
        ],
      },
    ],
    opens: ['loopCenter'],
    see: ['loop-parado', 'totais'],
  },
  {
    id: 'detalhe-do-loop',
    category: 'center',
    title: ['A página de um loop', 'The page of a loop'],
    summary: [
      'Marcação original, ajustes e o histórico de tudo que aconteceu com ele.',
      'The original mark, the adjustments, and the history of all that happened to it.',
    ],
    words: ['detalhe histórico ajuste marcação auditoria', 'detail history adjustment mark audit'],
    sections: [
      {
        body: [
          steps(
            ['Na Central de loops, abra a linha do loop.', 'In Loop Center, open the loop’s row.'],
            [
              'Veja o átomo e onde ele está, as horas e, se o seu papel permitir, os valores.',
              'See the atom and where it belongs, the hours and, if your role allows it, the values.',
            ],
            [
              'Em Marcações e ajustes está o que o relógio registrou e cada correção, com autor, motivo e hora.',
              'Under Marks and adjustments stands what the clock recorded and each correction, with its author, reason and time.',
            ],
          ),
        ],
      },
    ],
    opens: ['loopCenter'],
    see: ['corrigir-loop', 'loop-center'],
  },
]
