import { list, note, steps, text, type HelpArticle } from './article.ts'

export const screenArticles: readonly HelpArticle[] = [
  {
    id: 'atalhos',
    category: 'screen',
    title: ['Atalhos de teclado', 'Keyboard shortcuts'],
    summary: [
      'As teclas que servem em toda parte, e como desligá-las.',
      'The keys that work everywhere, and how to switch them off.',
    ],
    words: ['teclas comandos rápido', 'keys commands fast'],
    sections: [
      {
        body: [
          {
            kind: 'keys',
            rows: [
              ['mod+k', ['Abrir a paleta: telas, ações e átomos', 'Open the palette: screens, actions and atoms']],
              ['n', ['Iniciar um loop, ou abrir o timer', 'Start a loop, or open the timer']],
              ['s', ['Parar o loop em andamento', 'Stop the running loop']],
              ['b', ['Abrir as notificações', 'Open the notifications']],
              ['/', ['Ir para a busca da tela', 'Go to the search of the screen']],
              ['?', ['Ver os atalhos desta tela', 'See the shortcuts of this screen']],
              ['g l', ['Ir para a Central de loops (G, depois L)', 'Go to Loop Center (G, then L)']],
              ['g h', ['Ir para o início (G, depois H)', 'Go to home (G, then H)']],
              ['mod+z', ['Desfazer, enquanto o aviso oferece', 'Undo, while the notice offers it']],
              ['Esc', ['Fechar o que está aberto', 'Close what is open']],
            ],
          },
          text(
            'A tecla ? lista todos os atalhos que valem naquele momento, inclusive as letras que vêm depois de G.',
            'The ? key lists every shortcut that works at that moment, the letters after G included.',
          ),
          note(
            'Atalhos de uma só tecla não funcionam enquanto você escreve, e podem ser desligados na janela que a tecla ? abre.',
            'Single-key shortcuts are off while you write, and can be switched off in the window that ? opens.',
          ),
        ],
      },
    ],
    see: ['paleta', 'acessibilidade'],
  },
  {
    id: 'paleta',
    category: 'screen',
    title: ['Ir a qualquer lugar pela paleta', 'Go anywhere with the palette'],
    summary: ['Uma busca para abrir telas e executar ações.', 'One search to open screens and run actions.'],
    words: ['buscar comando ctrl k navegar', 'search command ctrl k navigate'],
    sections: [
      {
        body: [
          steps(
            [
              'Pressione Ctrl K (⌘ K no Mac) ou clique na busca da barra.',
              'Press Ctrl K (⌘ K on a Mac) or click the search in the bar.',
            ],
            ['Digite parte do nome da tela ou da ação.', 'Type part of the name of a screen or an action.'],
            ['Escolha com as setas e Enter.', 'Choose with the arrows and Enter.'],
          ),
          text('A paleta mostra só o que o seu papel pode abrir.', 'The palette shows only what your role may open.'),
        ],
      },
    ],
    see: ['atalhos', 'papeis'],
  },
  {
    id: 'lobby',
    category: 'screen',
    title: ['Começar o dia pelo Lobby', 'Beginning the day in the Lobby'],
    summary: [
      'Em uma página: quem trabalha, o que há de novo, o que vem a seguir e para onde ir.',
      'On one page: who works, what is new, what comes next and where to go.',
    ],
    words: [
      'quem está trabalhando manhã resumo caminho onde estou',
      'who is working morning overview breadcrumbs where',
    ],
    sections: [
      {
        body: [
          text(
            'O Lobby fica no Hub, logo abaixo do início. Ele mostra só o que o seu papel pode ver:',
            'The Lobby is in the Hub, right below home. It shows only what your role may see:',
          ),
          list(
            [
              'Meu dia: o loop em andamento ou o próximo átomo, e as horas de hoje e da semana. Para quem registra loops.',
              'My day: the running loop or the next atom, and the hours of today and the week. For those who record loops.',
            ],
            [
              'Trabalhando agora: quem tem um loop em andamento. Para quem vê os loops de todos.',
              'Working now: who has a loop running. For those who see everybody’s loops.',
            ],
            [
              'Não lidas: as notificações mais novas do sino, para abrir ou marcar como lidas.',
              'Unread: the newest notifications of the bell, to open or to mark as read.',
            ],
            [
              'Suporte: as mensagens que esperam resposta, as suas ou, para quem responde, as de todos.',
              'Support: the messages that wait for an answer, yours or, for those who answer, everybody’s.',
            ],
            [
              'Para onde ir: cada tela do seu menu, com uma frase sobre ela.',
              'Where to go: each screen of your menu, with a sentence about it.',
            ],
          ),
          text(
            'Em todas as telas, a linha acima do título mostra onde você está; os links dela levam de volta.',
            'On every screen, the line above the title shows where you are; its links lead back.',
          ),
        ],
      },
    ],
    opens: ['lobby'],
    see: ['paleta', 'notificacoes'],
  },
  {
    id: 'idioma-e-tema',
    category: 'screen',
    title: ['Idioma e tema', 'Language and theme'],
    summary: [
      'Português ou inglês, claro, escuro ou como o sistema.',
      'Portuguese or English, light, dark or as the system.',
    ],
    words: ['inglês português escuro claro cores modo noturno', 'english portuguese dark light colours night mode'],
    sections: [
      {
        body: [
          list(
            [
              'Idioma: o botão com a sigla na barra. A escolha vale na hora e acompanha a sua conta.',
              'Language: the button with its code in the bar. The choice takes effect at once and follows your account.',
            ],
            [
              'Tema: claro, escuro ou do sistema. A escolha fica neste navegador.',
              'Theme: light, dark or the system’s. The choice stays in this browser.',
            ],
          ),
          text(
            'Datas aparecem como DD/MM/AAAA e valores em reais nos dois idiomas; um valor vazio aparece como - - -.',
            'Dates show as DD/MM/YYYY and amounts in reais in both languages; an empty value shows as - - -.',
          ),
        ],
      },
    ],
    see: ['acessibilidade'],
  },
  {
    id: 'autoteste',
    category: 'screen',
    title: ['Testar som, avisos, câmera e conexão', 'Test sound, notices, camera and connection'],
    summary: [
      'O autoteste mostra o que funciona neste navegador e o que fazer quando não funciona.',
      'The self-check shows what works in this browser, and what to do when it does not.',
    ],
    words: [
      'microfone permissão notificação diagnóstico relógio',
      'microphone permission notification diagnosis clock',
    ],
    sections: [
      {
        body: [
          steps(
            ['Abra o Autoteste.', 'Open the Self-check.'],
            [
              'Faça cada teste: avisos, som, câmera, microfone, conexão e armazenamento.',
              'Run each test: notices, sound, camera, microphone, connection and storage.',
            ],
            [
              'Quando um falhar, siga a orientação ao lado dele e teste de novo.',
              'When one fails, follow the advice beside it and test again.',
            ],
          ),
          text(
            'A imagem e o som dos testes não saem do seu computador. Ao pedir ajuda, copie o resultado e cole na mensagem ao suporte.',
            'The picture and sound of the tests do not leave your computer. When asking for help, copy the result and paste it into your message to support.',
          ),
        ],
      },
    ],
    opens: ['selfTest'],
    see: ['verificacao-de-presenca', 'falar-com-o-suporte'],
  },
  {
    id: 'tours',
    category: 'screen',
    title: ['Tours guiados', 'Guided tours'],
    summary: [
      'Passo a passo sobre a própria tela, para fazer agora, depois ou de novo.',
      'Step by step on the screen itself, to take now, later or again.',
    ],
    words: ['tutorial guia apresentação começar aprender', 'tutorial guide introduction begin learn'],
    sections: [
      {
        body: [
          list(
            [
              'Um convite aparece na primeira vez que uma parte do Nucleo é usada. Você pode começar, deixar para depois ou não ver mais.',
              'An invitation appears the first time a part of Nucleo is used. You may start, leave it for later or not see it again.',
            ],
            ['Esc sai do tour; ele continua de onde parou.', 'Esc leaves the tour; it goes on from where it stopped.'],
            [
              'No fim da página Ajuda estão todos os tours do seu papel, também os já vistos.',
              'At the end of the Help page stand all tours of your role, those already seen included.',
            ],
          ),
        ],
      },
    ],
    see: ['palavras', 'atalhos'],
  },
  {
    id: 'acessibilidade',
    category: 'screen',
    title: ['Acessibilidade', 'Accessibility'],
    summary: [
      'Teclado, leitores de tela, contraste e movimento reduzido.',
      'Keyboard, screen readers, contrast and reduced motion.',
    ],
    words: ['leitor de tela contraste wcag nbr 17225', 'screen reader contrast wcag nbr 17225'],
    sections: [
      {
        body: [
          list(
            [
              'Tudo funciona só com o teclado, e o foco é sempre visível.',
              'Everything works by keyboard alone, and the focus is always visible.',
            ],
            [
              'O link “Ir para o conteúdo” é o primeiro da página.',
              'The link “Skip to content” is the first on the page.',
            ],
            [
              'Nada depende só da cor; animações respeitam a opção de movimento reduzido do sistema.',
              'Nothing depends on colour alone; animations follow the system’s reduced-motion setting.',
            ],
          ),
          text(
            'A página Acessibilidade diz qual é a nossa meta, o que sabemos que falta e como relatar uma barreira.',
            'The Accessibility page says what our target is, what we know is missing and how to report a barrier.',
          ),
        ],
      },
    ],
    opens: ['accessibility'],
    see: ['atalhos', 'idioma-e-tema'],
  },
]
