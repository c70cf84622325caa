import { faces } from '#contract/faces.ts'
import { byScreen } from '#contract/kit/face.ts'
import { words } from '#contract/kit/words.ts'

/** The purpose of each screen that lists of links lead to, by the name of its route. */
export const screenWords = words('screen', {
  ...byScreen(faces, 'purpose'),
  home: ['O que é seu, em uma página.', 'Your loop, your atoms and your week on one page.'],
  lobby: [
    'O dia em uma olhada: o que há de novo e o que vem a seguir.',
    'Start your day in the Lobby: see what’s new and what’s next.',
  ],
  team: ['Quem está em cada venture e quem trabalha agora.', 'Who is on each venture and who is working now.'],
  registrationList: ['Quem pediu para entrar, e o que foi decidido.', 'Who asked to join, and what was decided.'],
  invitationList: ['Convites por e-mail, pedidos e códigos.', 'Invitations by e-mail, requests and codes.'],
  looperList: ['Todas as pessoas: papel, situação, setor e áreas.', 'Everybody: role, status, sector and areas.'],
  entregaList: ['O que foi combinado, para quando e por quanto.', 'What was agreed, by when and for how much.'],
  mailReports: ['O que foi enviado por e-mail, e o que falhou.', 'E-mails that went out, and those that failed.'],
  userConfig: ['O que vale para toda a organização.', 'Settings for the whole organisation.'],
  permissionRoles: ['O que cada papel pode fazer.', 'What each role may do.'],
  profile: ['Foto, nome, documentos e os seus dados.', 'Your photo, name, documents and data.'],
  settings: [
    'Idioma, tema, avisos, atalhos, tours e tokens.',
    'Language, theme, notifications, shortcuts, tours and tokens.',
  ],
  loopControl: [
    'Quem está em loop, o que ficou sem concluir e o que foi pedido.',
    'Who is running a loop, what was left unfinished and what was requested.',
  ],
  reports: [
    'Somar horas por pessoa, cliente ou venture, e comparar períodos.',
    'Add up hours by person, client or venture, and compare periods.',
  ],
  loopCenter: [
    'Os loops em tabela: filtrar, somar, exportar.',
    'All loops in one table: filter them, add them up, export them.',
  ],
  myWork: ['O que é seu, pelo dia em que se espera.', 'Your work, by due date.'],
  atomList: ['O que há para fazer, de quem e para quando.', 'What needs to be done, by whom and by when.'],
  workstationParticles: [
    'Ideias e pedidos que ainda não são átomos, com votos.',
    'Ideas and requests that are not atoms yet, with votes.',
  ],
  workstationParticleBoard: [
    'As partículas em colunas, das ideias às prontas.',
    'Particles in columns, from idea to done.',
  ],
  projectList: ['Os projetos da organização e como vão.', 'The organisation’s projects and how they are going.'],
  workstationVentures: ['As ventures em que você trabalha.', 'The ventures you work on.'],
  prolabVentures: ['As ventures com preço, prazo e etapa.', 'Ventures with their price, dates and stage.'],
  library: [
    'O que se guarda das ventures e o que veio por último.',
    'Documents of every venture, and the latest additions.',
  ],
  libraryVentures: ['As ventures e o que se guarda de cada uma.', 'Documents, venture by venture.'],
  libraryResources: ['Documentação, guias e anexos das ventures.', 'Documents, guides and attachments by venture.'],
  portfolio: ['Todas as ventures por etapa e no tempo.', 'Every venture, by stage and over time.'],
  capacity: [
    'Horas previstas e compromisso, por pessoa e semana.',
    'Planned hours against commitments, by person and week.',
  ],
  managerList: ['Gerentes e supervisores.', 'Managers and supervisors.'],
  collaboratorList: ['Quem faz o quê, e em quantos projetos.', 'Who does what, and on how many projects.'],
  warden: [
    'Aceites dos termos e pedidos sobre dados pessoais.',
    'Answers to the terms, and requests about personal data.',
  ],
  incidentList: [
    'Incidentes com dados pessoais e até quando avisar.',
    'Incidents with personal data, and by when to report each.',
  ],
  headquarter: ['As ventures e até onde cada uma chegou.', 'Your ventures and how far along each one is.'],
  fortress: ['Senha, duas etapas, chaves de acesso e sessões.', 'Password, two-step sign-in, passkeys and sessions.'],
  auditLog: ['Cada alteração, com autor e hora.', 'Every change, who made it and when.'],
  accessLog: ['Cada pedido ao servidor nos últimos seis meses.', 'Every request to the server in the last six months.'],
  help: ['Respostas curtas sobre cada tela.', 'Short answers for every screen.'],
  support: ['Escreva aos administradores; uma pessoa responde.', 'Write to the administrators; a real person answers.'],
  selfTest: [
    'Avisos, som, câmera e conexão deste navegador.',
    'Check this browser’s notifications, sound, camera and connection.',
  ],
  schematic: [
    'Os treze distritos do Nucleo e para que servem.',
    'The thirteen districts of Nucleo and what they are for.',
  ],
  terms: ['O que vale entre você e a organização.', 'What you and the organisation agree to.'],
  accessibility: ['O que fazemos por quem encontra barreiras.', 'How we make Nucleo work for everyone.'],
  about: ['Versão, licença e as bibliotecas usadas.', 'Version, licence and open-source libraries.'],
})
