import type { Entries } from '#contract/kit/words.ts'

/** What a person will do on the screens below a venture, and on those of events, that are not built yet. */
export const soonVenture = {
  ventureParticleList: [
    'Aqui você vai ver em lista as partículas de uma venture, com coluna, autor e prioridade.',
    'Here you will see the particles of a venture in a list with column, author and priority.',
  ],
  ventureNew: [
    'Aqui você vai abrir uma venture com cliente, ciclo, tipo de entrega, datas, equipe e preço.',
    'Here you will open a venture with its client, cycle, delivery type, dates, team and price.',
  ],
  ventureShow: [
    'Aqui você vai ver uma venture por inteiro: gates, cells, átomos, OKRs, equipe e recursos.',
    'Here you will see the whole of a venture: gates, cells, atoms, OKRs, team and resources.',
  ],
  goalShow: [
    'Aqui você vai ver um objetivo, os seus resultados-chave e registrar o avanço com a sua confiança.',
    'Here you will see one goal and its keys, and check in on progress with how confident you are.',
  ],
  okrNew: [
    'Aqui você vai definir um objetivo da venture: ciclo, responsável e peso.',
    'Here you will set a goal of the venture: its cycle, owner and weight.',
  ],
  okrEdit: [
    'Aqui você vai ajustar um objetivo da venture: texto, ciclo, responsável e peso.',
    'Here you will adjust a goal of the venture: text, cycle, owner and weight.',
  ],
  goalKeyNew: [
    'Aqui você vai criar um resultado-chave com ponto de partida e meta, em número, porcentagem, reais ou sim e não.',
    'Here you will create a key with its start and target, as a number, a percentage, an amount or yes and no.',
  ],
  goalKeyEdit: [
    'Aqui você vai ajustar a meta e o valor atual de um resultado-chave.',
    'Here you will adjust the target and the current value of a key.',
  ],
  gateNew: [
    'Aqui você vai criar um gate: a fase da venture que o cliente aprova ao receber.',
    'Here you will create a gate: the phase of the venture that the client approves on delivery.',
  ],
  gateShow: [
    'Aqui você vai ver um gate e as suas cells; entregue, ele mostra os cinco dias que o cliente tem para pedir esclarecimento.',
    'Here you will see a gate and its cells; once delivered it shows the five days in which the client may ask for clarification.',
  ],
  cellNew: [
    'Aqui você vai criar uma cell: um pacote de trabalho dentro do gate.',
    'Here you will create a cell: a work package inside the gate.',
  ],
  cellShow: [
    'Aqui você vai ver uma cell e os seus átomos, com o que já foi feito e as horas gastas.',
    'Here you will see a cell and its atoms with what is done and the hours spent.',
  ],
  cellAtomNew: [
    'Aqui você vai escrever um átomo da cell com descrição, data, checklist e quem trabalha nele.',
    'Here you will write an atom of the cell with a description, a date, a checklist and who works on it.',
  ],
  ventureAtomShow: [
    'Aqui você vai ver um átomo dentro da venture: checklist, loops, data e quem trabalha nele.',
    'Here you will see an atom within its venture: checklist, loops, date and who works on it.',
  ],
  ventureParticleNew: [
    'Aqui você vai anotar uma ideia para a venture e deixá-la no backlog.',
    'Here you will note an idea for the venture and leave it in the backlog.',
  ],
  ventureParticleShow: [
    'Aqui você vai ler uma partícula da venture, comentá-la e promovê-la a átomo.',
    'Here you will read one particle of the venture, comment on it and promote it to an atom.',
  ],
  particleNew: [
    'Aqui você vai anotar uma ideia e escolher a venture a que ela pertence.',
    'Here you will note an idea and choose the venture it belongs to.',
  ],
  particleShow: [
    'Aqui você vai ler uma partícula, mudá-la de coluna e promovê-la a átomo.',
    'Here you will read one particle, move it to another column and promote it to an atom.',
  ],
  eventShow: [
    'Aqui você vai ver um evento: quando é, quem participa e como entrar na reunião.',
    'Here you will see one event: when it is, who takes part and how to join the meeting.',
  ],
  eventNew: [
    'Aqui você vai marcar um evento com dia, hora, descrição e participantes.',
    'Here you will schedule an event with day, time, description and participants.',
  ],
  eventEdit: [
    'Aqui você vai mudar o dia, a hora ou os participantes de um evento, ou cancelá-lo.',
    'Here you will change the day, time or participants of an event, or cancel it.',
  ],
} as const satisfies Entries
