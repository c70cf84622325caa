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
    words: [
      'apagar excluir errado esqueci parar fim 24 horas ajuste',
      'delete erase wrong forgot stop end 24 hours adjustment',
    ],
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
    title: ['Trabalhar sem conexão', 'Work without a connection'],
    summary: [
      'Iniciar, parar e concluir loops sem internet, e o que acontece quando ela volta.',
      'Start, stop and finish loops without the internet, and what happens when it is back.',
    ],
    words: [
      'offline internet rede servidor sem resposta caiu envio pendente recusado outbox',
      'offline internet network server no answer down waiting refused outbox',
    ],
    sections: [
      {
        body: [
          list(
            [
              'O Nucleo abre sem internet e mostra as últimas listas vistas neste navegador. Uma faixa avisa que a tela pode estar desatualizada.',
              'Nucleo opens without the internet and shows the lists last seen in this browser. A banner says that the screen may be out of date.',
            ],
            [
              'Você pode iniciar, parar e concluir loops. Ao iniciar, um alerta diz que o início está guardado; o tempo já conta.',
              'You can start, stop and finish loops. When you start one, an alert says that the start is kept; the time counts already.',
            ],
            [
              'O que aguarda envio aparece ao lado do timer, com a hora de cada clique. Sobrevive a recarregar e a fechar o navegador.',
              'What waits to be sent shows beside the timer, with the time of each click. It survives reloading and closing the browser.',
            ],
            [
              'Quando a conexão volta, tudo é enviado em ordem, uma única vez.',
              'When the connection is back, everything is sent in order, once.',
            ],
          ),
          note(
            'Vale por 72 horas: o que aconteceu antes disso é recusado. Descartar um loop e confirmar presença precisam de conexão.',
            'It holds for 72 hours: what happened before that is refused. Discarding a loop and confirming presence need a connection.',
          ),
        ],
      },
      {
        title: ['Registros recusados', 'Refused records'],
        body: [
          text(
            'Se o servidor recusar um registro (por exemplo, porque o período se sobrepõe a outro loop), ele fica na lista com o motivo e não segura os outros. Clique no contador ao lado do timer para tentar de novo ou descartar.',
            'If the server refuses a record (for example because the period overlaps another loop), it stays in the list with its reason and does not hold up the others. Click the counter beside the timer to try again or discard it.',
          ),
          text(
            'Os registros são seus: quem entrar depois neste navegador não os vê nem os envia. Ao sair com registros pendentes, o Nucleo pergunta antes.',
            'The records are yours: whoever signs in on this browser later neither sees nor sends them. If you sign out while some are waiting, Nucleo asks first.',
          ),
        ],
      },
      {
        title: ['Nova versão', 'New version'],
        body: [
          text(
            'Quando há uma versão nova, um aviso oferece atualizar. Ele espera enquanto um loop está em andamento ou há algo digitado pela metade.',
            'When there is a new version, a notice offers to update. It waits while a loop is running or something is half typed.',
          ),
        ],
      },
    ],
    opens: ['selfTest'],
    see: ['timer', 'autoteste'],
  },
]
