import { list, note, text, type HelpArticle } from './article.ts'

export const logArticles: readonly HelpArticle[] = [
  {
    id: 'auditoria',
    category: 'access',
    title: ['Auditoria e registro de acessos', 'Audit and access log'],
    summary: [
      'Para administradores: quem fez o quê, quem acessou, e de onde.',
      'For administrators: who did what, who came in, and from where.',
    ],
    words: [
      'log histórico rastro segurança entrada ip quem mudou',
      'log history trail security sign-in ip who changed',
    ],
    sections: [
      {
        body: [
          text(
            'As duas telas ficam no distrito Fortress e abrem para administradores. Nada nelas pode ser alterado.',
            'Both screens are in the Fortress district and open for administrators. Nothing on them can be changed.',
          ),
          list(
            [
              'Auditoria: atos, como entradas, permissões mudadas, loops ajustados e conversas encerradas.',
              'Audit: acts, such as sign-ins, changed permissions, adjusted loops and closed conversations.',
            ],
            [
              'Registro de acessos: cada chamada ao servidor, com pessoa, endereço IP e resposta.',
              'Access log: every call to the server, with person, IP address and answer.',
            ],
          ),
        ],
      },
      {
        title: ['Encontrar', 'Finding'],
        body: [
          list(
            [
              'Filtre por pessoa, ato, período, objeto ou registro; o endereço da tela guarda o filtro e pode ser enviado.',
              'Filter by person, act, period, object or record; the address of the screen keeps the filter and can be passed on.',
            ],
            [
              'Abra uma linha da auditoria para ver o que era e o que passou a ser, e de lá tudo sobre o mesmo objeto ou da mesma pessoa.',
              'Open a line of the audit to see what was and what is, and from there everything about the same object or of the same person.',
            ],
            [
              'Exportar leva exatamente o filtro, até 100.000 linhas, e fica registrado.',
              'Export takes exactly the filter, up to 100,000 rows, and is recorded.',
            ],
          ),
          note(
            'Uma senha errada não tem autor: alguém digitou um e-mail. Procure-a pela pessoa a quem o e-mail pertence.',
            'A wrong password has no author: somebody typed an e-mail. Look for it by the person the e-mail belongs to.',
          ),
        ],
      },
      {
        title: ['Por quanto tempo', 'For how long'],
        body: [
          text(
            'O registro de acessos é guardado por seis meses, como manda o Marco Civil da Internet, e depois eliminado. A auditoria fica.',
            'The access log is kept for six months, as the Marco Civil da Internet requires, and then deleted. The audit stays.',
          ),
        ],
      },
    ],
    opens: ['auditLog', 'accessLog'],
    see: ['papeis', 'sessao', 'privacidade', 'exportar'],
  },
]
