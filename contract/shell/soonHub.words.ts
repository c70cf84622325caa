import type { Entries } from '#contract/kit/words.ts'

/** What a person will do on the screens of the Hub that are not built yet. */
export const soonHub = {
  mailReports: [
    'Aqui você vai acompanhar os e-mails de relatório: quais saíram, para quem e quais falharam.',
    'Here you will follow the report mails: which were sent, to whom, and which failed.',
  ],
  mailPreview: [
    'Aqui você vai ver um e-mail de relatório exatamente como chega a quem o recebe.',
    'Here you will see a report mail exactly as it reaches the person it is sent to.',
  ],
  mailConfig: [
    'Aqui você vai escolher quais relatórios saem por e-mail, em que dia e para quem.',
    'Here you will choose which reports go out by e-mail, on which day and to whom.',
  ],
  financeExtract: [
    'Aqui você vai conferir entradas e saídas de um período, pendentes, pagas ou canceladas, e estornar o que estiver errado.',
    'Here you will check the income and expenses of a period, pending, paid or cancelled, and reverse what is wrong.',
  ],
  entregaList: [
    'Aqui você vai acompanhar as entregas de todas as ventures, o valor e o estado de cada uma.',
    'Here you will follow the deliverables of all ventures with the value and state of each.',
  ],
  sectorList: [
    'Aqui você vai ver os setores da organização e ativar ou desativar cada um.',
    'Here you will see the sectors of the organisation and turn each on or off.',
  ],
  sectorNew: ['Aqui você vai criar um setor da organização.', 'Here you will create a sector of the organisation.'],
  sectorShow: [
    'Aqui você vai ver um setor e as pessoas que trabalham nele.',
    'Here you will see one sector and the people who work in it.',
  ],
  sectorEdit: [
    'Aqui você vai mudar o nome e a descrição de um setor.',
    'Here you will change the name and description of a sector.',
  ],
  areaList: [
    'Aqui você vai ver as áreas de atuação e ativar ou desativar cada uma.',
    'Here you will see the areas of expertise and turn each on or off.',
  ],
  areaNew: [
    'Aqui você vai criar uma área de atuação que os loopers poderão escolher.',
    'Here you will create an area of expertise for loopers to choose.',
  ],
  areaShow: [
    'Aqui você vai ver uma área de atuação e os loopers que a escolheram.',
    'Here you will see one area of expertise and the loopers who chose it.',
  ],
  areaEdit: [
    'Aqui você vai mudar o nome e a descrição de uma área de atuação.',
    'Here you will change the name and description of an area of expertise.',
  ],
  looperTypeList: [
    'Aqui você vai ver os tipos de looper e quantas pessoas há em cada um.',
    'Here you will see the looper types and how many people each has.',
  ],
  looperTypeNew: [
    'Aqui você vai criar um tipo de looper para organizar as pessoas pelo que fazem.',
    'Here you will create a looper type to group people by what they do.',
  ],
  looperTypeShow: [
    'Aqui você vai ver um tipo de looper, mudar o nome e conferir quem pertence a ele.',
    'Here you will see one looper type, rename it and check who belongs to it.',
  ],
  demandaList: [
    'Aqui você vai ler as demandas de clientes e parceiros e aceitar ou cancelar cada uma.',
    'Here you will read the demands from clients and partners and accept or cancel each.',
  ],
  demandaShow: [
    'Aqui você vai ler uma demanda inteira e, aceita, transformá-la em venture.',
    'Here you will read one demand in full and, once accepted, turn it into a venture.',
  ],
  demandaNew: [
    'Aqui você vai descrever o que precisa e enviar a demanda à organização.',
    'Here you will describe what you need and send the demand to the organisation.',
  ],
  orderNew: [
    'Aqui você vai reunir os loops concluídos de um looper em um período e emitir a ordem de pagamento.',
    'Here you will gather the finished loops of a looper in a period and issue the payment order.',
  ],
  orderShow: [
    'Aqui você vai conferir uma ordem de pagamento linha por linha, até os loops que a formam.',
    'Here you will check a payment order line by line, down to the loops it is made of.',
  ],
  userConfig: [
    'Aqui você vai ajustar o que vale para todas as contas, como as horas a partir das quais um loop pergunta se o tempo está correto.',
    'Here you will set what holds for every account, such as the hours after which a loop asks whether its time is right.',
  ],
  invitationList: [
    'Aqui você vai convidar pessoas por e-mail, já com o tipo de conta, e ver quem ainda não respondeu.',
    'Here you will invite people by e-mail with their kind of account and see who has not answered yet.',
  ],
  looperList: [
    'Aqui você vai encontrar as pessoas da organização e mudar a situação de cada uma: ativa, desligada ou negada.',
    'Here you will find the people of the organisation and change where each stands: active, switched off or denied.',
  ],
  looperNew: [
    'Aqui você vai cadastrar uma pessoa com papel, contato, documentos e valor da hora.',
    'Here you will register a person with role, contact, documents and hourly rate.',
  ],
  looperShow: [
    'Aqui você vai ver uma pessoa por inteiro: dados, ventures, horas e ordens de pagamento.',
    'Here you will see the whole of one person: details, ventures, hours and payment orders.',
  ],
  looperEdit: [
    'Aqui você vai mudar os dados, o papel e o valor da hora de uma pessoa.',
    'Here you will change the details, role and hourly rate of a person.',
  ],
  clientList: [
    'Aqui você vai encontrar as empresas clientes, com as ventures e os acessos de cada uma.',
    'Here you will find the client companies with the ventures and access of each.',
  ],
  clientNew: [
    'Aqui você vai cadastrar uma empresa cliente com CNPJ, endereço e contatos.',
    'Here you will register a client company with its CNPJ, address and contacts.',
  ],
  clientShow: [
    'Aqui você vai ver uma empresa cliente: dados, ventures, faturas e quem acessa por ela.',
    'Here you will see one client company: details, ventures, invoices and who signs in for it.',
  ],
  clientAccessNew: [
    'Aqui você vai dar a uma pessoa o acesso a uma empresa cliente, básico ou de administrador.',
    'Here you will give a person access to a client company, basic or as its administrator.',
  ],
  clientAccessShow: [
    'Aqui você vai ver o acesso de uma pessoa a uma empresa cliente, mudar o nível ou retirá-lo.',
    'Here you will see a person’s access to a client company, change its level or take it away.',
  ],
  messageList: [
    'Aqui você vai ler os avisos da organização, com o que é urgente à vista, e dar o aceite aos que o pedem.',
    'Here you will read the notices of the organisation, the urgent ones marked, and accept those that ask for it.',
  ],
  messageShow: [
    'Aqui você vai ler um aviso inteiro e respondê-lo, se ele pedir o seu aceite.',
    'Here you will read one notice in full and answer it if it asks you to accept.',
  ],
  messageNew: [
    'Aqui você vai escrever um aviso ou lembrete, escolher a urgência e mandá-lo a todos, aos loopers ou aos clientes.',
    'Here you will write a notice or reminder, choose how urgent it is and send it to everybody, the loopers or the clients.',
  ],
} as const satisfies Entries
