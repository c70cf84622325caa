import { words } from '#contract/kit/words.ts'

export const sectorWords = words('sector', {
  one: ['Setor', 'Sector'],
  title: ['Setores', 'Sectors'],
  create: ['Novo setor', 'New sector'],
  search: ['Nome, responsável ou descrição', 'Name, lead or description'],
  emptyBody: [
    'Um setor reúne as pessoas de uma parte da organização e diz quem responde por elas.',
    'A sector gathers the people of one part of the organisation and says who leads them.',
  ],
  column_nome: ['Nome', 'Name'],
  column_lead: ['Responsável', 'Lead'],
  column_people: ['Pessoas', 'People'],
  column_descricao: ['Descrição', 'Description'],
  column_checklist: ['Checklist', 'Checklist'],
  column_created_at: ['Criado em', 'Created'],
  use_people: ['Pessoas neste setor', 'People in this sector'],
})
