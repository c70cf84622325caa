import { list, note, text, type HelpArticle } from './article.ts'

export const notificationArticles: readonly HelpArticle[] = [
  {
    id: 'notificacoes',
    category: 'screen',
    title: ['Notificações', 'Notifications'],
    summary: [
      'O sino no alto da tela: o que ele conta, e como ler e marcar.',
      'The bell at the top of the screen: what it counts, and how to read and mark.',
    ],
    words: ['sino aviso alerta novidades não lidas', 'bell alert news unread'],
    sections: [
      {
        body: [
          text(
            'O número no sino é o de notificações não lidas, e muda sozinho. Uma nova também aparece por um instante no canto da tela.',
            'The number on the bell is that of unread notifications, and changes by itself. A new one also shows for a moment in the corner of the screen.',
          ),
          list(
            [
              'Clique em uma para abrir o que ela conta; assim ela fica lida.',
              'Click one to open what it is about; that marks it as read.',
            ],
            [
              'O visto ao lado marca uma como lida sem abrir; o botão no alto marca todas.',
              'The tick beside it marks one as read without opening it; the button at the top marks all.',
            ],
            ['Não lidas mostra somente o que falta ler.', 'Unread shows only what is left to read.'],
          ),
          {
            kind: 'keys',
            rows: [
              ['b', ['Abrir e fechar as notificações', 'Open and close the notifications']],
              ['Esc', ['Fechar e voltar ao sino', 'Close and go back to the bell']],
            ],
          },
          note(
            'Com a lista aberta, as setas passam de uma notificação a outra, e Enter abre.',
            'With the list open, the arrows go from one notification to the next, and Enter opens it.',
          ),
        ],
      },
      {
        title: ['O que gera uma notificação', 'What makes a notification'],
        body: [
          list(
            [
              'Seu loop foi parado por inatividade: informe quando você parou de verdade.',
              'Your loop was stopped for inactivity: say when you really stopped.',
            ],
            ['Outra pessoa mudou o tipo de loops seus.', 'Somebody else changed the type of some of your loops.'],
            [
              'O suporte respondeu a você; para quem atende, alguém escreveu.',
              'Support answered you; for those who answer, somebody wrote.',
            ],
            ['As permissões do seu papel mudaram.', 'The permissions of your role changed.'],
          ),
          text(
            'O que você mesmo faz não gera notificação para você.',
            'What you do yourself makes no notification for you.',
          ),
        ],
      },
    ],
    see: ['loop-parado', 'atalhos', 'falar-com-o-suporte'],
  },
]
