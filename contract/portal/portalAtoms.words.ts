import { words } from '#contract/kit/words.ts'

/** Words of the page on which a client accepts and finishes atoms. */
export const portalAtomsWords = words('portalAtoms', {
  title: ['Átomos da sua empresa', 'Your company’s atoms'],
  lead: [
    'Tarefas das ventures em execução que esperam o seu aceite, ou que você pode finalizar.',
    'Tasks of running ventures that wait for you to accept them, or that you can finish.',
  ],
  readsOnly: [
    'Você acompanha; quem aceita e finaliza é um acesso Administrador da sua empresa.',
    'You follow along; an Admin of your company accepts and finishes.',
  ],
  pending: ['Para aceitar', 'To accept'],
  pendingNone: ['Nenhum átomo espera o seu aceite.', 'No atom is waiting for you to accept it.'],
  accepted: ['Aceitos, para finalizar', 'Accepted, to finish'],
  acceptedNone: ['Nenhum átomo aceito por finalizar.', 'No accepted atom is left to finish.'],
  none: ['Nenhum átomo para aceitar ou finalizar', 'No atoms to accept or finish'],
  noneBody: [
    'Quando a equipe planejar uma tarefa em uma venture em execução, ela aparece aqui.',
    'When the team plans a task in a running venture, it appears here.',
  ],
  plannedFor: ['previsto para {{day}}', 'planned for {{day}}'],
  more: ['Mostrados os primeiros {{count}} átomos.', 'Showing the first {{count}} atoms.'],
})
