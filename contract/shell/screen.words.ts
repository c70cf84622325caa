import { words } from '#contract/kit/words.ts'

/** The purpose of each screen that lists of links lead to, by the name of its route. */
export const screenWords = words('screen', {
  home: ['O que é seu, em uma página.', 'What is yours, on one page.'],
  lobby: [
    'O dia em uma olhada: o que há de novo e o que vem a seguir.',
    'The day at a glance: what is new and what comes next.',
  ],
  team: ['Quem está em cada venture e quem trabalha agora.', 'Who is on each venture and who works now.'],
  registrationList: ['Quem pediu para entrar, e o que foi decidido.', 'Who asked to join, and what was decided.'],
  invitationList: ['Convites por e-mail, pedidos e códigos.', 'Invitations by e-mail, requests and codes.'],
  looperList: ['Todas as pessoas: papel, situação, setor e áreas.', 'Everybody: role, status, sector and areas.'],
  clientList: ['Empresas clientes, contatos e acessos.', 'Client companies, contacts and access.'],
  areaList: ['No que as pessoas são especialistas.', 'What people are experts in.'],
  sectorList: [
    'Os setores da organização e quem responde por cada um.',
    'The sectors of the organisation and who leads each.',
  ],
  looperTypeList: ['Que tipos de looper há e o valor da hora.', 'The types of looper and their hourly rate.'],
  mailReports: ['O que foi enviado por e-mail, e o que falhou.', 'What was sent by e-mail, and what failed.'],
  userConfig: ['O que vale para toda a organização.', 'What holds for the whole organisation.'],
  permissionRoles: ['O que cada papel pode fazer.', 'What each role may do.'],
  profile: ['Foto, nome e contato: o que os outros veem.', 'Photo, name and contact: what others see.'],
  settings: ['Idioma, tema, senha, sessões e avisos.', 'Language, theme, password, sessions and notices.'],
  loopCenter: ['Os loops em tabela: filtrar, somar, exportar.', 'The loops as a table: filter, add up, export.'],
  projectList: ['Os projetos da organização e como vão.', 'The projects of the organisation and how they go.'],
  workstationVentures: ['As ventures em que você trabalha.', 'The ventures that you work on.'],
  prolabVentures: ['As ventures com preço, prazo e etapa.', 'The ventures with price, date and stage.'],
  managerList: ['Gerentes e supervisores.', 'Managers and supervisors.'],
  collaboratorList: ['Quem faz o quê, e em quantos projetos.', 'Who does what, and on how many projects.'],
  warden: ['Pedidos sobre dados pessoais e o seu prazo.', 'Requests about personal data and when each is due.'],
  headquarter: ['As ventures e até onde cada uma chegou.', 'The ventures and how far each has come.'],
  fortress: [
    'Sessões, duas etapas, chaves de acesso e o seu registro.',
    'Sessions, two steps, passkeys and your own log.',
  ],
  auditLog: ['Cada alteração, com autor e hora.', 'Every change, with its author and time.'],
  accessLog: ['Cada pedido ao servidor nos últimos seis meses.', 'Every request to the server of the last six months.'],
  help: ['Respostas curtas sobre cada tela.', 'Short answers about every screen.'],
  support: ['Escreva aos administradores; uma pessoa responde.', 'Write to the administrators; a person answers.'],
  selfTest: [
    'Avisos, som, câmera e conexão deste navegador.',
    'Notices, sound, camera and connection of this browser.',
  ],
  schematic: [
    'Os treze distritos do Nucleo e para que servem.',
    'The thirteen districts of Nucleo and what they are for.',
  ],
  terms: ['O que vale entre você e a organização.', 'What holds between you and the organisation.'],
  accessibility: ['O que fazemos por quem encontra barreiras.', 'What we do for whoever meets barriers.'],
  about: ['Versão, licença e as bibliotecas usadas.', 'Version, licence and the libraries used.'],
})
