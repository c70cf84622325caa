import { list, note, steps, text, type HelpArticle } from './article.ts'

export const loopArticles: readonly HelpArticle[] = [
  {
    id: 'iniciar-loop',
    category: 'loop',
    title: ['Iniciar um loop', 'Start a loop'],
    summary: ['Escolher o átomo e começar a contar o tempo.', 'Choose the atom and start counting the time.'],
    words: ['ponto começar timer cronômetro átomo', 'timer begin clock atom'],
    sections: [
      {
        body: [
          steps(
            [
              'Clique em Iniciar loop na barra superior, ou pressione N.',
              'Click Start a loop in the top bar, or press N.',
            ],
            [
              'Procure o átomo pelo nome, venture, gate ou cell. Os usados por último vêm primeiro.',
              'Look for the atom by name, venture, gate or cell. The last used come first.',
            ],
            [
              'Se quiser, diga o que vai fazer. Clique em Próximo: a contagem começa.',
              'If you like, say what you will do. Click Next: the clock starts.',
            ],
          ),
          text(
            'Próximo só fica disponível depois de escolher um átomo. Aparecem apenas átomos aceitos que estão com você.',
            'Next becomes available only once an atom is chosen. Only accepted atoms of yours are listed.',
          ),
          note(
            'Só existe um loop em andamento por pessoa. Para trocar de átomo, pare o atual primeiro.',
            'A person has only one running loop. To change atoms, stop the current one first.',
          ),
        ],
      },
    ],
    see: ['timer', 'concluir-loop', 'verificacao-de-presenca'],
  },
  {
    id: 'timer',
    category: 'loop',
    title: ['Acompanhar o tempo', 'Follow the time'],
    summary: [
      'O timer na barra e no título da página, igual em todas as abas e aparelhos.',
      'The timer in the bar and in the page title, the same in all tabs and devices.',
    ],
    words: ['relógio cronômetro aba título celular', 'clock stopwatch tab title phone'],
    sections: [
      {
        body: [
          list(
            [
              'O timer fica sempre visível na barra e o tempo aparece no título da aba.',
              'The timer is always visible in the bar, and the time shows in the tab’s title.',
            ],
            [
              'Clique nele para ver o tempo de trabalho, a hora atual e a próxima verificação.',
              'Click it to see the work time, the current time and the next check.',
            ],
            [
              'A contagem é do servidor: fechar a página, hibernar o computador ou trocar de aparelho não a altera.',
              'The server counts: closing the page, putting the computer to sleep or changing devices does not alter it.',
            ],
            [
              'Início e parada aparecem em todas as abas e aparelhos em um instante.',
              'Starting and stopping show in all tabs and devices within a moment.',
            ],
          ),
        ],
      },
    ],
    see: ['iniciar-loop', 'concluir-loop', 'conexao'],
  },
  {
    id: 'concluir-loop',
    category: 'loop',
    title: ['Parar e concluir um loop', 'Stop and finish a loop'],
    summary: [
      'Descrição, tipo e o resumo com o total do loop e do dia.',
      'Description, type, and the summary with the total of the loop and of the day.',
    ],
    words: ['finalizar descrever tipo resumo parar', 'end describe type summary stop'],
    sections: [
      {
        body: [
          steps(
            ['Clique em Parar no timer, ou pressione S.', 'Click Stop in the timer, or press S.'],
            ['Descreva o que foi feito, com até 140 caracteres.', 'Describe what was done, up to 140 characters.'],
            ['Escolha o tipo e clique em Concluir.', 'Choose the type and click Finish.'],
            [
              'Confira o total do loop e do dia no resumo e diga se está correto.',
              'Check the total of the loop and of the day in the summary, and say whether it is correct.',
            ],
          ),
          text(
            'Fechou antes de concluir? O loop fica parado à sua espera, e o que você digitou volta quando a tela abrir.',
            'Closed it before finishing? The loop stays stopped and waits for you, and what you typed comes back when the screen opens.',
          ),
        ],
      },
      {
        title: ['Tipos', 'Types'],
        body: [
          list(
            ['Codificação, layout ou diagramação, estudo', 'Coding, layout or diagramming, study'],
            ['Homologação, inserção de conteúdo, integração', 'Homologation, content insertion, integration'],
            ['Relatório, reunião, suporte, treinamento e outro', 'Report, meeting, support, training and other'],
          ),
        ],
      },
    ],
    see: ['corrigir-loop', 'totais'],
  },
  {
    id: 'corrigir-loop',
    category: 'loop',
    title: ['Descartar ou corrigir um loop', 'Discard or correct a loop'],
    summary: [
      'O que ainda pode mudar, até quando e o que fica registrado.',
      'What can still change, until when, and what stays on record.',
    ],
    words: ['apagar excluir errado 24 horas ajuste', 'delete erase wrong 24 hours adjustment'],
    sections: [
      {
        body: [
          list(
            [
              'Descartar: apaga um loop que ainda não foi concluído. O Nucleo pede confirmação, porque não dá para desfazer.',
              'Discard: erases a loop that is not finished yet. Nucleo asks for confirmation, because it cannot be undone.',
            ],
            [
              'Corrigir o fim: por 24 horas depois de concluir, enquanto o loop não estiver em uma ordem de pagamento.',
              'Correct the end: for 24 hours after finishing, as long as the loop is not on a payment order.',
            ],
            [
              'Um loop em ordem de pagamento não muda mais. Fale com o suporte se houver erro.',
              'A loop on a payment order no longer changes. Write to support if something is wrong.',
            ],
          ),
          note(
            'Os períodos de uma pessoa não podem se sobrepor: uma correção que cruze outro loop é recusada.',
            'The periods of a person cannot overlap: a correction that crosses another loop is refused.',
          ),
        ],
      },
    ],
    see: ['detalhe-do-loop', 'loop-parado'],
  },
  {
    id: 'conexao',
    category: 'loop',
    title: ['Se a conexão cair', 'If the connection drops'],
    summary: [
      'O que acontece com o loop em andamento e com o que você estava fazendo.',
      'What happens to the running loop and to what you were doing.',
    ],
    words: ['offline internet rede servidor sem resposta', 'offline internet network server no answer'],
    sections: [
      {
        body: [
          list(
            [
              'O loop em andamento continua no servidor. Uma faixa avisa que a tela pode estar desatualizada e some quando a conexão volta.',
              'The running loop goes on at the server. A banner says that the screen may be out of date, and goes away when the connection is back.',
            ],
            [
              'Se um início, uma parada ou um descarte ficar sem resposta, o Nucleo avisa. Tente de novo: nada é feito duas vezes.',
              'If a start, a stop or a discard gets no answer, Nucleo tells you. Try again: nothing is done twice.',
            ],
            [
              'O que você digitou fica guardado neste navegador até ser enviado.',
              'What you typed is kept in this browser until it is sent.',
            ],
          ),
        ],
      },
    ],
    opens: ['selfTest'],
    see: ['timer', 'autoteste'],
  },
]
