import { words } from '#contract/kit/words.ts'

/** The map of the districts: what each is, in a line and in a paragraph. */
export const schematicWords = words('schematic', {
  title: ['Mapa dos distritos', 'Map of the districts'],
  lead: [
    'O Nucleo é dividido em distritos. O Hub fica no centro; os outros giram ao redor dele em três órbitas.',
    'Nucleo is divided into districts. The Hub is at the centre; the others circle it in three orbits.',
  ],
  map: ['Mapa: escolha um distrito', 'Map: choose a district'],
  hint: ['Use as setas para ir de um distrito a outro.', 'Use the arrow keys to go from one district to another.'],
  all: ['Todos os distritos', 'All districts'],
  orbit_core: ['No centro', 'At the centre'],
  orbit_work: ['Onde o trabalho acontece', 'Where the work happens'],
  orbit_people: ['Pessoas e conhecimento', 'People and knowledge'],
  orbit_trust: ['Valor e confiança', 'Value and trust'],
  open: ['Abrir {{name}}', 'Open {{name}}'],
  signIn: ['Entre para abrir', 'Sign in to open'],
  notYours: ['Seu papel não abre este distrito.', 'Your role does not open this district.'],
  notYet: ['Em construção.', 'Under construction.'],
  inside: ['No seu menu', 'In your menu'],
  show: ['Ver no mapa', 'Show on the map'],

  is_hub: ['O ponto de partida', 'The starting point'],
  does_hub: [
    'O seu dia em um lugar: o que está em andamento, as notícias, os avisos e as pessoas. Quem administra encontra aqui usuários, clientes, convites e permissões.',
    'Your day in one place: what is under way, news, notices and people. Administrators find users, clients, invitations and permissions here.',
  ],
  is_workstation: ['Átomos, loops e o trabalho do dia', 'Atoms, loops and the day’s work'],
  does_workstation: [
    'Onde loopers trabalham: escolher um átomo, registrar o tempo em loops, conferir as horas e acompanhar as ventures de que participam.',
    'Where loopers work: choosing an atom, recording time in loops, checking hours and following the ventures they take part in.',
  ],
  is_prolab: ['Ventures do plano à entrega', 'Ventures from plan to delivery'],
  does_prolab: [
    'Onde ventures são planejadas e conduzidas: gates, cells e átomos, o quadro de partículas, metas, equipe e negociações.',
    'Where ventures are planned and led: gates, cells and atoms, the particle board, goals, team and negotiations.',
  ],
  is_headquarter: ['A visão de quem contrata', 'The client’s view'],
  does_headquarter: [
    'Para clientes, o andamento das suas ventures, os gates a aprovar e as entregas. Para os demais, os números da organização.',
    'For clients, the progress of their ventures, gates to approve and deliveries. For the others, the organisation’s figures.',
  ],
  is_library: ['Documentos, decks e guias', 'Documents, decks and guides'],
  does_library: [
    'O que se escreve uma vez e se consulta sempre: especificações, apresentações, playbooks e recursos das ventures.',
    'What is written once and consulted often: specifications, presentations, playbooks and the resources of ventures.',
  ],
  is_academy: ['Cursos e trilhas', 'Courses and learning paths'],
  does_academy: [
    'Formação para quem chega e para quem quer crescer, com cursos por assunto e o progresso de cada pessoa.',
    'Training for those who arrive and those who want to grow, with courses by subject and each person’s progress.',
  ],
  is_aura: ['Avaliação e crescimento', 'Reviews and growth'],
  does_aura: [
    'Compromisso, qualidade, aprendizado, trabalho em equipe e organização: as avaliações, o radar e a progressão de cada pessoa.',
    'Commitment, quality, learning, teamwork and organisation: each person’s reviews, radar and progression.',
  ],
  is_remotica: ['Conversas e conferências', 'Conversations and conferences'],
  does_remotica: [
    'Salas de conversa e de vídeo para equipes e clientes, sem sair do lugar onde o trabalho está.',
    'Chat and video rooms for teams and clients, without leaving the place where the work is.',
  ],
  is_club: ['A comunidade', 'The community'],
  does_club: [
    'Gente de várias ventures em torno de assuntos em comum, com convites e um fórum.',
    'People from many ventures around shared interests, with invitations and a forum.',
  ],
  is_bastion: ['Carteira e transações', 'Wallet and transactions'],
  does_bastion: [
    'Quanto cada um tem a receber e já recebeu, com cada movimento registrado duas vezes, como na contabilidade.',
    'What each person is owed and has received, with every movement recorded twice, as in bookkeeping.',
  ],
  is_store: ['Recompensas', 'Rewards'],
  does_store: [
    'Onde pontos Aura viram recompensas oferecidas pela organização.',
    'Where Aura points turn into rewards offered by the organisation.',
  ],
  is_fortress: ['A sua segurança', 'Your security'],
  does_fortress: [
    'Sessões abertas, verificação em duas etapas e o registro do que foi feito com a sua conta.',
    'Open sessions, two-step verification and the record of what was done with your account.',
  ],
  is_warden: ['Governança', 'Governance'],
  does_warden: [
    'Aceites dos termos, pedidos sobre dados pessoais e incidentes, tratados com prazo e registro.',
    'Terms acceptances, requests about personal data and incidents, handled with deadlines and on record.',
  ],
})
