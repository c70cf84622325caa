import { words } from '#contract/kit/words.ts'
import { peopleMessages } from '#contract/looper/looper.words.ts'

export const managerWords = words('manager', {
  ...peopleMessages,
  one: ['Gestor', 'Manager'],
  title: ['Gestores', 'Managers'],
  emptyBody: [
    'Aqui aparecem os gerentes e os supervisores que têm uma conta.',
    'Managers and supervisors with an account appear here.',
  ],
})

export const collaboratorWords = words('collaborator', {
  ...peopleMessages,
  one: ['Colaborador', 'Collaborator'],
  title: ['Colaboradores', 'Collaborators'],
  emptyBody: [
    'Aqui aparecem loopers, financeiro e comercial que têm uma conta.',
    'Loopers, finance and commercial people with an account appear here.',
  ],
})
