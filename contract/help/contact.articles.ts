import { list, note, steps, text, type HelpArticle } from './article.ts'

export const contactArticles: readonly HelpArticle[] = [
  {
    id: 'falar-com-o-suporte',
    category: 'contact',
    title: ['Falar com o suporte', 'Write to support'],
    summary: [
      'Enviar uma mensagem aos administradores e acompanhar a resposta.',
      'Send a message to the administrators and follow the answer.',
    ],
    words: ['contato ajuda problema erro mensagem administrador', 'contact help problem error message administrator'],
    sections: [
      {
        body: [
          steps(
            ['Abra o Suporte e escolha a categoria.', 'Open Support and choose the category.'],
            [
              'Conte o que você queria fazer, o que aconteceu e quando. Se a tela mostrou um código, inclua-o.',
              'Say what you wanted to do, what happened and when. If the screen showed a code, include it.',
            ],
            [
              'Confira o e-mail e envie. A mensagem pode ter até 2.000 caracteres.',
              'Check the e-mail and send. A message may have up to 2,000 characters.',
            ],
          ),
          text(
            'Os administradores são avisados na hora. A resposta aparece na mesma página e, se a instalação envia e-mails, chega também por e-mail; você pode continuar a conversa por lá.',
            'The administrators are told at once. The answer shows on the same page and, where the installation sends e-mail, reaches you by e-mail too; you can go on with the conversation there.',
          ),
        ],
      },
      {
        title: ['Situações', 'Statuses'],
        body: [
          list(
            ['Aberta: espera resposta.', 'Open: waits for an answer.'],
            ['Respondida: há uma resposta para você.', 'Answered: there is an answer for you.'],
            [
              'Encerrada: não recebe mais mensagens. Se precisar, abra outra.',
              'Closed: takes no more messages. If you need to, open another one.',
            ],
          ),
          note(
            'Cada pessoa pode escrever até 10 vezes por hora. O que você digitou fica guardado se o envio falhar.',
            'A person may write up to 10 times an hour. What you typed is kept if sending fails.',
          ),
        ],
      },
    ],
    opens: ['support'],
    see: ['privacidade', 'autoteste'],
  },
  {
    id: 'privacidade',
    category: 'contact',
    title: ['Meus dados e a LGPD', 'My data and the LGPD'],
    summary: [
      'Como pedir acesso, correção ou eliminação dos seus dados.',
      'How to ask for access to your data, or for it to be corrected or deleted.',
    ],
    words: ['privacidade dados pessoais excluir conta titular', 'privacy personal data delete account subject'],
    sections: [
      {
        body: [
          text(
            'Escreva ao suporte na categoria Privacidade e dados e diga o que deseja: acessar, corrigir, levar ou eliminar os seus dados. A resposta vem em até 15 dias.',
            'Write to support in the category Privacy and data and say what you want: to access, correct, take away or delete your data. The answer comes within 15 days.',
          ),
          list(
            [
              'Registros de acesso são guardados por seis meses, como manda o Marco Civil da Internet, e depois eliminados.',
              'Access records are kept for six months, as the Marco Civil da Internet requires, and then deleted.',
            ],
            [
              'Pagamentos e os loops que os justificam ficam guardados pelo prazo legal; eliminada a conta, sem o seu nome.',
              'Payments and the loops that justify them are kept for the legal period; once an account is erased, without your name.',
            ],
          ),
        ],
      },
    ],
    opens: ['support', 'terms'],
    see: ['termos', 'falar-com-o-suporte'],
  },
]
