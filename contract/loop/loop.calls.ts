import { callsOf } from '#contract/kit/endpoint.ts'
import type { loopSchemas } from '#contract/loop/loop.ts'

/** Calls of a person's own loop, from start to conclusion; Loop Center's are `loopCenterCalls`, which few pages
 * load. */
export const loopCalls = callsOf<typeof loopSchemas>()({
  load: {
    method: 'GET',
    path: '/api/loadPontoLooper/:userId',
    can: 'loop.run',
    envelope: true,
    summary:
      'The current loop of the signed-in person with the limits that govern it, and those that wait to be concluded',
  },
  atoms: {
    method: 'GET',
    path: '/api/atomosPorLooper/:userId',
    shows: ['my.loop', 'my.atom'],
    can: 'loop.run',
    envelope: true,
    summary: 'Atoms of status 1 that the signed-in person may start a loop on, the last used first',
  },
  pin: {
    method: 'PUT',
    path: '/api/loops/atoms/:id/pin',
    can: 'loop.run',
    summary: 'Keeps an atom at the top of those that one starts a loop on, or lets it go',
  },
  ventures: {
    method: 'GET',
    path: '/api/projetosLooper/:userId',
    shows: ['my.atom'],
    can: 'loop.run',
    envelope: true,
    summary: 'Ventures of the signed-in person, with the number of atoms open to a loop',
  },
  start: {
    method: 'PATCH',
    path: '/api/startPonto',
    can: 'loop.run',
    envelope: true,
    summary: 'Starts a loop on an atom',
  },
  stop: {
    method: 'PUT',
    path: '/api/stopPonto/:id',
    can: 'loop.run',
    envelope: true,
    summary: 'Stops the running loop: 2 by its owner, 4 forced, 5 on a denied elapsed time',
  },
  conclude: {
    method: 'PATCH',
    path: '/api/concluirPonto',
    can: 'loop.run',
    envelope: true,
    summary: 'Describes and concludes a stopped loop; a forced or denied one needs an adjusted end and a justification',
  },
  discard: {
    method: 'DELETE',
    path: '/api/pontoLooper/:id',
    can: 'loop.run',
    envelope: true,
    summary: 'Discards one’s own loop that is not concluded',
  },
  here: {
    method: 'POST',
    path: '/api/loops/:id/here',
    can: 'loop.run',
    refuses: [409],
    summary: 'Confirms presence ("Estou aqui") within the alert of the inactivity check',
  },
  confirmElapsed: {
    method: 'POST',
    path: '/api/loops/:id/elapsed',
    can: 'loop.run',
    refuses: [409],
    summary: 'Confirms that the elapsed time of the running loop is correct',
  },
  correct: {
    method: 'PATCH',
    path: '/api/loops/:id',
    can: 'loop.run',
    refuses: [409],
    summary: 'Corrects atom, type and words of one’s own loop until an order holds it, and its start while it runs',
  },
  show: {
    method: 'GET',
    path: '/api/loops/:id',
    shows: ['loop'],
    can: 'loop.open',
    summary: 'One loop with its adjustments and history',
  },
})
