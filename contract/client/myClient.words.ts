import { words } from '#contract/kit/words.ts'

/** Words of a client's page about their own company. */
export const myClientWords = words('myClient', {
  company: ['Sua empresa', 'Your company'],
  address: ['Endereço', 'Address'],
  contacts: ['Contatos', 'Contacts'],
  contactsLead: ['Quem procuramos na sua empresa.', 'Who we contact at your company.'],
  people: ['Quem tem acesso', 'Who has access'],
  me: ['você', 'you'],
  files: ['Arquivos', 'Files'],
  filesNone: ['Nenhum arquivo por enquanto.', 'No files yet.'],
  waitingMine: ['Você aprova em nome da sua empresa.', 'You approve on your company’s behalf.'],
  waitingOthers: ['Quem aprova: {{names}}.', 'Who approves: {{names}}.'],
  waitingNobody: [
    'Ninguém da sua empresa aprova ainda. Fale com quem cuida do seu projeto.',
    'Nobody at your company can approve yet. Talk to whoever looks after your project.',
  ],
})
