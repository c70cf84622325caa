import { words } from '#contract/kit/words.ts'

export const areaWords = words('area', {
  one: ['Área de atuação', 'Area of expertise'],
  title: ['Áreas de atuação', 'Areas of expertise'],
  create: ['Nova área', 'New area'],
  search: ['Nome ou descrição', 'Name or description'],
  emptyBody: [
    'As áreas dizem em que cada pessoa é boa. Crie a primeira para que os loopers possam escolhê-la.',
    'Areas say what each person is good at. Create the first one for loopers to choose.',
  ],
  column_nome: ['Nome', 'Name'],
  column_status: ['Status', 'Status'],
  column_people: ['Pessoas', 'People'],
  column_descricao: ['Descrição', 'Description'],
  column_created_at: ['Criada em', 'Created'],
  status_active: ['Ativa', 'Active'],
  status_inactive: ['Inativa', 'Inactive'],
  use_people: ['Pessoas nesta área', 'People in this area'],
})
