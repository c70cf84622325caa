import type { Entries } from '#contract/kit/words.ts'

/** What a person will do on the screens of Workstation and Prolab that are not built yet. */
export const soonWork = {
  orderList: [
    'Aqui você vai acompanhar as ordens de pagamento, faturadas ou pagas, e o total de cada looper.',
    'Here you will follow the payment orders, invoiced or paid, and the total of each looper.',
  ],
  projectList: [
    'Aqui você vai ver os projetos ativos e inativos, com cliente, prazo e entregas.',
    'Here you will see the active and inactive projects with client, due date and deliverables.',
  ],
  projectShow: [
    'Aqui você vai ver um projeto: escopo, equipe, recursos, entregas e horas.',
    'Here you will see one project: scope, team, resources, deliverables and hours.',
  ],
  projectNew: [
    'Aqui você vai abrir um projeto com cliente, escopo, datas, equipe e prioridade.',
    'Here you will open a project with its client, scope, dates, team and priority.',
  ],
  entregaNew: [
    'Aqui você vai descrever uma entrega do projeto, com valor e data combinada.',
    'Here you will describe a deliverable of the project with its value and agreed date.',
  ],
  entregaShow: [
    'Aqui você vai ver uma entrega, os átomos que a compõem e o quanto falta.',
    'Here you will see one deliverable, the atoms it is made of and how much is left.',
  ],
  atomList: [
    'Aqui você vai ver os átomos, os atrasados à vista, e aceitar e finalizar os seus.',
    'Here you will see the atoms, the late ones marked, and accept and finish yours.',
  ],
  atomNew: [
    'Aqui você vai escrever um átomo com descrição, data, checklist e quem trabalha nele.',
    'Here you will write an atom with a description, a date, a checklist and who works on it.',
  ],
  atomShow: [
    'Aqui você vai ver um átomo, marcar o checklist, começar um loop nele e finalizá-lo.',
    'Here you will see one atom, tick its checklist, start a loop on it and finish it.',
  ],
  loopNew: [
    'Aqui você vai registrar à mão um loop de outra pessoa, com início, fim e o que foi feito.',
    'Here you will enter a loop by hand for another person with its start, its end and what was done.',
  ],
  loopControl: [
    'Aqui você vai ver quem tem um loop em andamento, em que átomo e há quanto tempo, e cobrar as paradas sem correção.',
    'Here you will see who has a loop running, on which atom and for how long, and follow up the stops not adjusted yet.',
  ],
  collaboratorList: [
    'Aqui você vai ver os loopers com as ventures, os átomos abertos e as horas da semana de cada um.',
    'Here you will see the loopers with the ventures, open atoms and hours of the week of each.',
  ],
  resourceShow: [
    'Aqui você vai abrir um recurso do projeto: documentação, guia ou anexo.',
    'Here you will open a resource of the project: documentation, a guide or an attachment.',
  ],
  resourceNew: [
    'Aqui você vai juntar ao projeto uma documentação, um guia ou um anexo.',
    'Here you will add documentation, a guide or an attachment to the project.',
  ],
  workstation: [
    'Aqui você vai entrar no seu dia de trabalho: ventures, átomos, loops e calendário.',
    'Here you will step into your working day: ventures, atoms, loops and calendar.',
  ],
  workstationHome: [
    'Aqui você vai ver o que fazer hoje: os seus átomos pela data, os seus eventos e as suas horas.',
    'Here you will see what to do today: your atoms by date, your events and your hours.',
  ],
  workstationVentures: [
    'Aqui você vai ver as ventures em que trabalha, a fase de cada uma e o que falta.',
    'Here you will see the ventures you work in, the stage of each and what is left.',
  ],
  workstationParticles: [
    'Aqui você vai ver as partículas das suas ventures e anotar ideias que ainda não são átomos.',
    'Here you will see the particles of your ventures and note ideas that are not atoms yet.',
  ],
  workstationParticleBoard: [
    'Aqui você vai mover partículas entre backlog, a fazer, fazendo, revisão e pronto.',
    'Here you will move particles between backlog, to do, doing, review and done.',
  ],
  workstationVentureParticleBoard: [
    'Aqui você vai mover as partículas de uma venture pelo quadro dela, do backlog ao pronto.',
    'Here you will move the particles of one venture over its board, from backlog to done.',
  ],
  projectBoard: [
    'Aqui você vai ver os átomos de um projeto em colunas, do pendente ao pago, e buscar entre eles.',
    'Here you will see the atoms of a project in columns, from pending to paid, and search among them.',
  ],
  workstationCalendar: [
    'Aqui você vai ver os eventos e prazos das ventures em que trabalha e marcar outros.',
    'Here you will see the events and due dates of the ventures you work in and add others.',
  ],
  prolabAtoms: [
    'Aqui você vai ver os átomos das ventures de clientes e parceiros e faturar os aprovados.',
    'Here you will see the atoms of client and partner ventures and invoice the approved ones.',
  ],
  prolabVentures: [
    'Aqui você vai acompanhar as ventures de clientes e parceiros, da negociação ao aceite.',
    'Here you will follow the ventures of clients and partners from negotiation to acceptance.',
  ],
  prolabParticles: [
    'Aqui você vai ver as ideias que clientes e parceiros propuseram e promover as melhores a átomos.',
    'Here you will see the ideas that clients and partners proposed and promote the best to atoms.',
  ],
  prolabParticleBoard: [
    'Aqui você vai mover pelo quadro as partículas de todas as ventures do Prolab.',
    'Here you will move the particles of all Prolab ventures over the board.',
  ],
  prolabVentureParticleBoard: [
    'Aqui você vai mover pelo quadro as partículas de uma venture do Prolab.',
    'Here you will move the particles of one Prolab venture over the board.',
  ],
  prolabParticleShow: [
    'Aqui você vai ler uma partícula do Prolab, comentá-la e promovê-la a átomo.',
    'Here you will read one particle of Prolab, comment on it and promote it to an atom.',
  ],
  prolabHome: [
    'Aqui você vai ver como andam as ventures de clientes e parceiros: fases, prazos e o que espera resposta.',
    'Here you will see how the ventures of clients and partners are going: stages, dates and what awaits an answer.',
  ],
  crm: [
    'Aqui você vai acompanhar contatos e negociações até virarem ventures.',
    'Here you will follow leads and negotiations until they become ventures.',
  ],
  team: [
    'Aqui você vai conhecer a equipe técnica e a administrativa e saber quem faz o quê.',
    'Here you will get to know the technical and the administrative team and who does what.',
  ],
  prolabCalendar: [
    'Aqui você vai ver os eventos e prazos das ventures de clientes e parceiros.',
    'Here you will see the events and due dates of the ventures of clients and partners.',
  ],
} as const satisfies Entries
