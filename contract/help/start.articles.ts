import { list, note, steps, text, type HelpArticle } from './article.ts'

export const startArticles: readonly HelpArticle[] = [
  {
    id: 'entrar',
    category: 'start',
    title: ['Entrar no Nucleo', 'Sign in to Nucleo'],
    summary: [
      'Com o e-mail e a senha do seu cadastro; o que fazer quando não dá certo.',
      'With the e-mail and password of your registration, and what to do when it does not work.',
    ],
    words: ['login senha acesso bloqueado esqueci', 'login password access locked forgot'],
    sections: [
      {
        body: [
          steps(
            ['Abra o endereço do Nucleo da sua organização.', 'Open the address of your organisation’s Nucleo.'],
            ['Digite o e-mail e a senha e clique em Entrar.', 'Type your e-mail and password and click Sign in.'],
            [
              'Se a verificação em duas etapas estiver ativa, digite o código de seis dígitos.',
              'If two-step verification is on, type the six-digit code.',
            ],
          ),
          text(
            'Se você abriu um link antes de entrar, o Nucleo guarda o endereço e leva você até ele depois da entrada.',
            'If you opened a link before signing in, Nucleo keeps its address and takes you there afterwards.',
          ),
        ],
      },
      {
        title: ['Quando não funciona', 'When it does not work'],
        body: [
          list(
            [
              '“E-mail ou senha incorretos.”: a mensagem é a mesma nos dois casos, de propósito. Confira maiúsculas e o teclado.',
              '“Wrong e-mail or password.”: the message is the same in both cases, on purpose. Check capitals and the keyboard.',
            ],
            [
              '“Muitas tentativas de acesso”: depois de alguns erros a espera cresce a cada nova tentativa. Aguarde o tempo que a mensagem diz.',
              '“Too many sign-in attempts”: after a few mistakes the wait grows with each new attempt. Wait for as long as the message says.',
            ],
            [
              'Cadastro ainda em análise ou conta desligada: a tela mostra onde você está e o que falta.',
              'Registration still under review, or account switched off: the screen shows where you stand and what is missing.',
            ],
          ),
        ],
      },
    ],
    see: ['duas-etapas', 'cadastro', 'sessao'],
  },
  {
    id: 'duas-etapas',
    category: 'start',
    title: ['Verificação em duas etapas', 'Two-step verification'],
    summary: ['O código de seis dígitos que confirma que é você.', 'The six-digit code that confirms that it is you.'],
    words: ['2fa totp autenticador código celular', '2fa totp authenticator code phone'],
    sections: [
      {
        body: [
          text(
            'Com a verificação ativa, depois da senha o Nucleo pede o código do seu aplicativo autenticador. Enquanto o código não é dado, nenhuma outra tela abre.',
            'With verification on, Nucleo asks for the code of your authenticator app after the password. Until it is given, no other screen opens.',
          ),
          list(
            ['Você pode digitar ou colar o código inteiro.', 'You may type the code or paste all of it.'],
            [
              'Cada código vale uma única vez e por pouco tempo. Se ele for recusado, espere o próximo.',
              'Each code works only once and for a short time. If it is refused, wait for the next one.',
            ],
            [
              'Códigos sempre recusados costumam ser relógio errado: ative o horário automático do celular.',
              'Codes that are always refused usually mean a wrong clock: set your phone’s time to automatic.',
            ],
          ),
          note(
            'Perdeu o aparelho? Só um administrador pode desativar a verificação da sua conta.',
            'Lost the device? Only an administrator can switch the verification of your account off.',
          ),
        ],
      },
    ],
    see: ['entrar', 'falar-com-o-suporte'],
  },
  {
    id: 'cadastro',
    category: 'start',
    title: ['Onde está o meu cadastro', 'Where my registration stands'],
    summary: [
      'Do e-mail confirmado à conta ativa: as etapas e quem decide.',
      'From the confirmed e-mail to the active account: the steps, and who decides.',
    ],
    words: ['registro análise aprovado ativação pendente', 'review approved activation pending'],
    sections: [
      {
        body: [
          steps(
            [
              'Confirmação do e-mail: abra o link que você recebeu.',
              'Confirming the e-mail: open the link you received.',
            ],
            [
              'Em análise: um administrador confere o cadastro. Você recebe um e-mail com o resultado.',
              'Under review: an administrator checks the registration. You get an e-mail with the outcome.',
            ],
            ['Conta ativa: entre normalmente.', 'Active account: sign in as usual.'],
          ),
          text(
            'Uma conta também pode ser desligada ou um cadastro recusado. Nos dois casos, tentar entrar mostra a situação.',
            'An account may also be switched off, or a registration turned down. In both cases, trying to sign in shows it.',
          ),
        ],
      },
    ],
    see: ['entrar'],
  },
  {
    id: 'termos',
    category: 'start',
    title: ['Aceitar os termos de serviço', 'Accepting the terms of service'],
    summary: [
      'Por que o Nucleo pergunta, o que a recusa significa e como ver a sua resposta.',
      'Why Nucleo asks, what a refusal means and how to see your answer.',
    ],
    words: ['contrato aceite recusar versão lgpd', 'contract accept refuse version lgpd'],
    sections: [
      {
        body: [
          text(
            'Na primeira entrada, e sempre que houver uma nova versão, o Nucleo pergunta se você aceita os termos. Até a resposta, nenhuma outra tela abre; o documento pode ser lido antes de decidir.',
            'On the first sign-in, and whenever there is a new version, Nucleo asks whether you accept the terms. Until you answer no other screen opens; you can read the document before deciding.',
          ),
          list(
            [
              'Aceito: o aplicativo abre. Guardamos a versão, a hora e o endereço de rede.',
              'I accept: the app opens. We keep the version, the time and the network address.',
            ],
            [
              'Recusar: você sai da conta e o aplicativo permanece fechado. Nada é apagado; para aceitar depois, entre de novo.',
              'Refuse: you are signed out and the app stays closed. Nothing is erased; to accept later, sign in again.',
            ],
          ),
          text(
            'A página dos termos mostra quando você respondeu. Cada seção tem um link próprio, e a página pode ser impressa.',
            'The terms page shows when you answered. Each section has a link of its own, and the page can be printed.',
          ),
        ],
      },
    ],
    opens: ['terms'],
    see: ['privacidade'],
  },
  {
    id: 'palavras',
    category: 'start',
    title: ['As palavras do Nucleo', 'The words of Nucleo'],
    summary: [
      'Venture, gate, cell, átomo, loop: o que é cada coisa.',
      'Venture, gate, cell, atom, loop: what each thing is.',
    ],
    words: ['glossário projeto tarefa ponto distrito', 'glossary project task time entry district'],
    sections: [
      {
        body: [
          {
            kind: 'terms',
            rows: [
              [
                ['Venture', 'Venture'],
                ['O projeto.', 'The project.'],
              ],
              [
                ['Gate', 'Gate'],
                ['Uma fase da venture, que o cliente aprova.', 'A phase of the venture that the client approves.'],
              ],
              [
                ['Cell', 'Cell'],
                ['Um pacote de trabalho dentro do gate.', 'A package of work inside the gate.'],
              ],
              [
                ['Átomo', 'Atom'],
                ['Uma tarefa dentro da cell.', 'A task inside the cell.'],
              ],
              [
                ['Loop ou ponto', 'Loop'],
                ['O tempo registrado em um átomo.', 'The time recorded on an atom.'],
              ],
              [
                ['Looper', 'Looper'],
                ['Quem executa átomos e registra loops.', 'Whoever carries out atoms and records loops.'],
              ],
              [
                ['Entrega', 'Delivery'],
                ['O que o cliente recebe e paga.', 'What the client receives and pays for.'],
              ],
              [
                ['Ordem de pagamento', 'Payment order'],
                ['O que uma pessoa tem a receber por um período.', 'What a person is owed for a period.'],
              ],
              [
                ['Distrito', 'District'],
                [
                  'Uma área do Nucleo, como Workstation ou Bastion.',
                  'An area of Nucleo, such as Workstation or Bastion.',
                ],
              ],
            ],
          },
        ],
      },
    ],
    opens: ['schematic'],
    see: ['iniciar-loop', 'papeis'],
  },
]
