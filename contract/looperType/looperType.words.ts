import { words } from '#contract/kit/words.ts'

export const looperTypeWords = words('looperType', {
  one: ['Tipo de looper', 'Looper type'],
  title: ['Tipos de looper', 'Looper types'],
  create: ['Novo tipo', 'New type'],
  search: ['Nome ou descrição', 'Name or description'],
  emptyBody: [
    'Um tipo diz o que um looper faz, a cor com que aparece na equipe e quanto vale a sua hora no começo.',
    'A type sets what a looper does, their colour on the team and their starting hourly rate.',
  ],
  column_nome: ['Nome', 'Name'],
  column_color: ['Cor', 'Colour'],
  column_valor_hora_centavos: ['Valor da hora', 'Hourly rate'],
  column_people: ['Pessoas', 'People'],
  column_descricao: ['Descrição', 'Description'],
  column_created_at: ['Criado em', 'Created'],
  use_people: ['Pessoas deste tipo', 'People of this type'],
})
