import { words } from '#contract/kit/words.ts'

/** Purpose of a district, on each of its screens that do not exist yet: one sentence for each table of routes. */
export const soonWords = words('soon', {
  underConstruction: ['Em construção', 'Under construction'],
  screenUnderConstruction: ['{{screen}}: em construção', '{{screen}}: under construction'],
  notReady: ['Esta tela ainda não está pronta.', 'This screen is not ready yet.'],
  session: [
    'Aqui você vai entrar por um convite e cuidar da sua conta, do seu perfil e do seu calendário.',
    'This is where you will accept invitations and manage your account, profile and calendar.',
  ],
  workstation: [
    'Aqui você vai encontrar o seu trabalho: projetos, entregas, átomos, partículas e o calendário.',
    'This is where you will find your work: projects, deliverables, atoms, particles and the calendar.',
  ],
  prolab: [
    'Aqui você vai acompanhar as ventures de clientes e parceiros, da negociação ao aceite.',
    'This is where you will follow client and partner ventures, from negotiation to acceptance.',
  ],
  calendar: [
    'Aqui você vai marcar um evento, convidar pessoas e ver quem vem.',
    'This is where you will schedule events, invite people and see who is coming.',
  ],
  library: [
    'Aqui você vai encontrar decks, especificações, playbooks e documentos em um só lugar.',
    'This is where you will find decks, specifications, playbooks and documents in one place.',
  ],
  aura: [
    'Aqui você vai ver as suas avaliações, o seu radar e a sua progressão, e conversar sobre eles.',
    'This is where you will see your reviews, your radar and your progress, and talk about them.',
  ],
  academy: [
    'Aqui você vai fazer cursos e ver o quanto já percorreu de cada um.',
    'This is where you will take courses and see how far you have got with each.',
  ],
  remotica: [
    'Aqui você vai conversar por texto e vídeo com a equipe e com clientes.',
    'This is where you will chat and hold video calls with the team and with clients.',
  ],
  districts: [
    'Aqui você vai entrar em mais um distrito: comunidade, recompensas, segurança ou governança.',
    'This is where you will find one more district: community, rewards, security or governance.',
  ],
  bastion: [
    'Aqui você vai ver a carteira, as transações, os ativos e as verificações da organização.',
    'This is where you will see the organisation’s wallet, transactions, assets and verifications.',
  ],
})
