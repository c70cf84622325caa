import { words } from '#contract/kit/words.ts'

/** What a district will be for, on each of its screens that is still to come: one sentence a table of routes. */
export const soonWords = words('soon', {
  underConstruction: ['Em construção', 'Under construction'],
  screenUnderConstruction: ['{{screen}}: em construção', '{{screen}}: under construction'],
  notReady: ['Esta tela ainda não está pronta.', 'This screen is not ready yet.'],
  session: [
    'Aqui você vai entrar por um convite e cuidar da sua conta, do seu perfil e do seu calendário.',
    'Here you will come in by an invitation and look after your account, your profile and your calendar.',
  ],
  home: [
    'Aqui você vai ler e publicar as notícias da organização.',
    'Here you will read and publish the organisation’s news.',
  ],
  hub: [
    'Aqui você vai cuidar de pessoas, clientes, convites, demandas, mensagens e pagamentos.',
    'Here you will look after people, clients, invitations, demands, messages and payments.',
  ],
  workstation: [
    'Aqui você vai encontrar o seu trabalho: projetos, entregas, átomos, partículas e o calendário.',
    'Here you will find your work: projects, deliverables, atoms, particles and the calendar.',
  ],
  prolab: [
    'Aqui você vai acompanhar as ventures de clientes e parceiros, da negociação ao aceite.',
    'Here you will follow the ventures of clients and partners, from negotiation to acceptance.',
  ],
  calendar: [
    'Aqui você vai marcar um evento, convidar pessoas e ver quem vem.',
    'Here you will schedule an event, invite people and see who is coming.',
  ],
  library: [
    'Aqui você vai encontrar decks, especificações, playbooks e documentos em um só lugar.',
    'Here you will find decks, specifications, playbooks and documents in one place.',
  ],
  aura: [
    'Aqui você vai ver as suas avaliações, o seu radar e a sua progressão, e conversar sobre eles.',
    'Here you will see your reviews, your radar and your progression, and talk about them.',
  ],
  academy: [
    'Aqui você vai fazer cursos e ver o quanto já percorreu de cada um.',
    'Here you will take courses and see how far you have come in each.',
  ],
  remotica: [
    'Aqui você vai conversar por texto e vídeo com a equipe e com clientes.',
    'Here you will talk by text and video with the team and with clients.',
  ],
  districts: [
    'Aqui você vai entrar em mais um distrito: comunidade, recompensas, segurança ou governança.',
    'Here you will step into one more district: community, rewards, security or governance.',
  ],
  bastion: [
    'Aqui você vai ver a carteira, as transações, os ativos e as verificações da organização.',
    'Here you will see the wallet, the transactions, the assets and the verifications of the organisation.',
  ],
})
