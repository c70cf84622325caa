import { words } from '#contract/kit/words.ts'

/** Words of an administrator's first steps in an empty organisation. */
export const firstStepsWords = words('firstSteps', {
  title: ['Primeiros passos', 'First steps'],
  lead: [
    'O tempo é contado em átomos, e um átomo fica em uma célula de um gate de uma venture. Comece por aqui:',
    'Time is tracked on atoms, and an atom lives in a cell, in a gate, in a venture. Start here:',
  ],
  venture: ['Crie a primeira venture', 'Create your first venture'],
  venture_why: [
    'Depois, os gates, as células e os átomos dela, um a um ou de uma planilha.',
    'Then its gates, cells and atoms, one by one or from a spreadsheet.',
  ],
  people: ['Convide as pessoas', 'Invite people'],
  people_why: ['Uma a uma, ou muitas de um arquivo CSV.', 'One by one, or many at once from a CSV file.'],
  mail: ['Configure o envio de e-mails', 'Set up e-mail'],
  mail_why: [
    'Até lá, o link de cada convite fica nos relatórios de e-mail, para você entregar.',
    'Until then each invitation’s link stays in the mail reports, for you to pass on.',
  ],
  clients: ['Cadastre um cliente', 'Add a client'],
  clients_why: [
    'A empresa, os contatos e quem dela entra no Nucleo.',
    'The company, its contacts and who can sign in for it.',
  ],
  organisation: ['Ajuste a organização', 'Set up your organisation'],
  organisation_why: ['Nome, logo, semana, feriados e limites do loop.', 'Name, logo, week, holidays and loop limits.'],
  permissions: ['Confira quem pode o quê', 'Check who can do what'],
  permissions_why: ['Os dez papéis e as permissões de cada um.', 'The ten roles and what each of them can do.'],
  selfTest: ['Teste este navegador', 'Test this browser'],
  selfTest_why: [
    'Avisos, som e conexão, que o timer usa para falar com você.',
    'The timer reaches you through notifications, sound and your connection.',
  ],
  done: ['Feito.', 'Done.'],
  help: ['Conheça a ajuda', 'Explore the help'],
  help_why: ['Como funcionam o timer, os átomos e as telas.', 'How the timer, atoms and screens work.'],
})
