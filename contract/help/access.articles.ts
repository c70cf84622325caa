import { list, note, text, type HelpArticle } from './article.ts'

export const accessArticles: readonly HelpArticle[] = [
  {
    id: 'papeis',
    category: 'access',
    title: ['Papéis: quem vê o quê', 'Roles: who sees what'],
    summary: [
      'Os dez papéis de acesso e as telas que o seu abre.',
      'The ten access roles, and the screens that yours opens.',
    ],
    words: [
      'permissão administrador gerente cliente looper parceiro perfil',
      'permission administrator manager client looper partner profile',
    ],
    sections: [
      {
        body: [
          text(
            'Cada conta tem um papel, que aparece no menu com o seu nome. O menu e a paleta mostram apenas o que o papel pode abrir, e o servidor confere a mesma regra em cada pedido.',
            'Each account has a role, shown in the menu under your name. The menu and the palette show only what the role may open, and the server checks the same rule on every request.',
          ),
          {
            kind: 'terms',
            rows: [
              [
                ['Administrador', 'Administrator'],
                ['Tudo, inclusive permissões e configurações.', 'Everything, permissions and settings included.'],
              ],
              [
                ['Diretor', 'Director'],
                ['Tudo, menos o que é só do administrador.', 'Everything, except what is the administrator’s alone.'],
              ],
              [
                ['Gerente', 'Manager'],
                ['Acompanha ventures, átomos e os loops de todos.', 'Follows ventures, atoms and everybody’s loops.'],
              ],
              [
                ['Looper', 'Looper'],
                [
                  'Executa átomos, registra loops e vê os próprios.',
                  'Carries out atoms, records loops and sees their own.',
                ],
              ],
              [
                ['Cliente', 'Client'],
                ['Acompanha as suas ventures pelo Headquarter.', 'Follows their ventures from Headquarter.'],
              ],
              [
                ['Parceiro', 'Partner'],
                ['Participa de ventures e aprova gates.', 'Takes part in ventures and approves gates.'],
              ],
              [
                ['Financeiro', 'Finance'],
                ['Vê ordens de pagamento.', 'Sees payment orders.'],
              ],
              [
                ['Supervisor', 'Supervisor'],
                ['Vê o início, o lobby e as notícias.', 'Sees home, the lobby and the news.'],
              ],
              [
                ['Comercial', 'Commercial'],
                ['Cuida de contatos e negociações.', 'Looks after leads and negotiations.'],
              ],
              [
                ['Convidado', 'Guest'],
                ['Vê o que lhe for mostrado.', 'Sees what they are shown.'],
              ],
            ],
          },
        ],
      },
      { title: ['As suas telas', 'Your screens'], body: [{ kind: 'myScreens' }] },
    ],
    see: ['acesso-negado', 'falar-com-o-suporte'],
  },
  {
    id: 'acesso-negado',
    category: 'access',
    title: ['“Acesso negado!” e “Página não encontrada”', '“Access denied!” and “Page not found”'],
    summary: ['O que cada aviso quer dizer e o que fazer.', 'What each notice means, and what to do.'],
    words: ['403 404 erro não abre', '403 404 error does not open'],
    sections: [
      {
        body: [
          list(
            [
              'Acesso negado: a tela existe, mas o seu papel não a abre. Se você precisa dela, peça a um administrador.',
              'Access denied: the screen exists, but your role may not open it. If you need it, ask an administrator.',
            ],
            [
              'Página não encontrada: o endereço não existe. Confira se o link foi copiado inteiro.',
              'Page not found: the address does not exist. Check that the link was copied whole.',
            ],
            [
              'Em construção: a tela está prevista e ainda não ficou pronta. O menu não leva a ela.',
              'Under construction: the screen is planned and not ready yet. The menu does not lead there.',
            ],
          ),
        ],
      },
    ],
    see: ['papeis', 'falar-com-o-suporte'],
  },
  {
    id: 'sessao',
    category: 'access',
    title: ['Sua sessão', 'Your session'],
    summary: [
      'Quanto tempo dura, o que acontece quando termina e como sair.',
      'How long it lasts, what happens when it ends and how to sign out.',
    ],
    words: [
      'sair logout expirou deslogado computador compartilhado celular perdido dispositivos',
      'sign out logout expired shared computer lost phone devices everywhere',
    ],
    sections: [
      {
        body: [
          list(
            [
              'A sessão se renova sozinha enquanto o Nucleo estiver aberto.',
              'The session renews itself while Nucleo is open.',
            ],
            [
              'Se ela terminar, uma janela pede a senha sobre a tela em que você está: o que você digitou continua lá.',
              'If it ends, a window asks for the password over the screen you are on: what you typed is still there.',
            ],
            [
              'Sair, no menu com o seu nome, encerra a sessão na hora em todas as abas deste navegador.',
              'Sign out, in the menu under your name, ends the session at once in all tabs of this browser.',
            ],
            [
              'Sair de todos os dispositivos, no mesmo menu, encerra também as suas sessões em outros navegadores e aparelhos, por exemplo em um celular perdido.',
              'Sign out of all devices, in the same menu, also ends your sessions in other browsers and devices, on a lost phone for example.',
            ],
            [
              'Desligar uma conta ou mudar o seu papel encerra as suas sessões imediatamente.',
              'Switching an account off or changing its role ends its sessions at once.',
            ],
          ),
          note(
            'Em um computador que outras pessoas usam, saia sempre ao terminar.',
            'On a computer that other people use, always sign out when you are done.',
          ),
        ],
      },
    ],
    see: ['entrar', 'duas-etapas'],
  },
]
