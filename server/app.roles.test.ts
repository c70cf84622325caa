import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleLines } from '#contract/access/roleLines.ts'
import type { Role } from '#contract/access/roles.ts'
import { allCalls } from '#contract/calls.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/**
 * Who may call what, written by hand from the specification (sections 2 and 6) and not read from the code's matrix.
 * A new call fails here until somebody has said who may make it.
 */
const everybody = 'everybody'
const signedIn: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** The loop feature loads only for 1, 4 and 7. */
const loopers = [1, 4, 7]
/** The route /district/workstation/pontos. */
const loopCenter = [1, 2, 4, 7]
const administrator = [1]

/** The expectations that stand beside their nouns. */
const contract = join(import.meta.dirname, '../contract')
const besideNouns = globSync('*/*.roles.tsv', { cwd: contract })
  .flatMap((file) => roleLines(readFileSync(join(contract, file), 'utf8')))
  .filter((it) => it.what === 'call')
  .map(({ name, roles }): [string, readonly number[]] => [name, roles])

const auditCalls = 'list neighbours show people export access accessNeighbours accessExport'.split(' ')

const hangingCalls = [
  ...'list create update remove people'.split(' ').map((it) => `comment.${it}`),
  ...'list add check update move remove'.split(' ').map((it) => `checklist.${it}`),
  ...'list create assign unassign update remove'.split(' ').map((it) => `label.${it}`),
  ...'list watch unwatch'.split(' ').map((it) => `watch.${it}`),
  ...'list add remove'.split(' ').map((it) => `attachment.${it}`),
  ...'list add remove find'.split(' ').map((it) => `relation.${it}`),
]

/** Calls of one noun that belong to the same roles. */
const ofNoun = (noun: string, calls: string, roles: readonly number[]): Record<string, readonly number[]> =>
  Object.fromEntries(calls.split(' ').map((call) => [`${noun}.${call}`, roles]))

const who: Readonly<Record<string, readonly number[] | typeof everybody>> = {
  'system.health': everybody,
  'system.openapi': everybody,
  'setup.state': everybody,
  'setup.create': everybody,
  'auth.login': everybody,
  'auth.forgot': everybody,
  'auth.check': everybody,
  'auth.reset': everybody,
  'auth.user': signedIn,
  'auth.logout': signedIn,
  'auth.logoutAll': signedIn,
  'auth.refresh': signedIn,
  'auth.verify': signedIn,
  'auth.locale': signedIn,
  'auth.prove': signedIn,
  'auth.notMe': everybody,
  'passkey.signInBegin': everybody,
  'passkey.signIn': everybody,
  ...Object.fromEntries(
    'list begin add rename remove factorBegin'.split(' ').map((call) => [`passkey.${call}`, signedIn]),
  ),
  ...ofNoun('loopControl', 'list export neighbours show stop conclude', [1, 7]),
  ...ofNoun('loopReshape', 'split move neighbours merge', loopers),
  'loopReshape.duplicate': [1, 7],
  'loop.load': loopers,
  'loop.atoms': loopers,
  'loop.ventures': loopers,
  'loop.start': loopers,
  'loop.stop': loopers,
  'loop.conclude': loopers,
  'loop.discard': loopers,
  'loop.here': loopers,
  'loop.confirmElapsed': loopers,
  'loop.correct': loopers,
  'loop.pin': loopers,
  'loop.list': loopCenter,
  'loop.days': loopCenter,
  'loop.export': loopCenter,
  'loop.neighbours': loopCenter,
  ...ofNoun('loop', 'venturesOfLoops clientsOfLoops gatesOfLoops cellsOfLoops atomsOfLoops', loopCenter),
  ...ofNoun('report', 'hours export', loopCenter),
  // Readers who see only their own loops need nobody's name.
  'loop.people': [1, 2, 6, 7],
  'loop.show': [1, 2, 4, 6, 7],
  // Section 6: 1 and 7 have all rights on loops, the others may open only.
  'loop.bulkType': [1, 7],
  'loop.bulkTypeUndo': [1, 7],
  'loop.bulkDelete': [1, 7],
  'loop.bulkRestore': [1, 7],
  // The route /district/hub/loopers.
  ...Object.fromEntries(
    'list export neighbours found sectors areas types'.split(' ').map((call) => [`looper.${call}`, [1, 2, 7]]),
  ),
  ...Object.fromEntries(
    'list export neighbours'
      .split(' ')
      .flatMap((it) => [`manager.${it}`, `collaborator.${it}`])
      .map((call) => [call, [1, 2, 7]]),
  ),
  // Section 6: 1 and 7 do everything with people, others have none.
  'looper.show': [1, 7],
  'looper.create': [1, 7],
  'looper.update': [1, 7],
  'looper.status': [1, 7],
  'looper.reset': [1, 7],
  // The handler decides: another person's documents are a 404.
  ...ofNoun('document', 'list add remove', signedIn),
  ...ofNoun('handover', 'successors preview move', [1, 7]),
  // Section 6: 1 and 7 open, edit, delete and create clients; role 3 can only create.
  'client.create': [1, 3, 7],
  ...ofNoun('client', 'list export neighbours found show update remove restore merge others ventures', [1, 7]),
  ...ofNoun('clientPage', 'page alike contactCreate contactUpdate contactRemove link unlink share', [1, 7]),
  ...ofNoun('clientAccess', 'create show update off on resend', [1, 7]),
  'myClient.show': signedIn,
  // The route /district/hub/invitations; section 6: managers and admins create invitations.
  ...ofNoun('invitation', 'list export neighbours resend revoke', [1, 7]),
  ...ofNoun('invitation', 'create types ventures', [1, 2, 7]),
  ...ofNoun('invitationRequest', 'list export neighbours invite decline', [1, 7]),
  // Section 6: 1 and 7 have full rights on ventures, 2 neither edits nor deletes, 3, 4, 5, 9 and 10 open.
  ...ofNoun('projeto', 'list export neighbours show clients areas', [1, 2, 3, 4, 5, 7, 9, 10]),
  'projeto.create': [1, 2, 7],
  ...ofNoun('projeto', 'update remove restore others', [1, 7]),
  // 3 sees the gates of its company on the headquarter, 5 those of its ventures.
  ...ofNoun('gate', 'list export neighbours show ventures', [1, 3, 4, 5, 7]),
  ...ofNoun('gate', 'create update remove restore others', [1, 7]),
  ...ofNoun('gatePage', 'page waiting', [1, 3, 4, 5, 7]),
  ...ofNoun('gate', 'start resume deliver answer', [1, 7]),
  ...ofNoun('gate', 'approve approveFor contest clarify', [1, 3, 5, 7]),
  'gatePage.move': [1, 7],
  ...ofNoun('cell', 'list export neighbours show gates', [1, 4, 5, 7]),
  ...ofNoun('cell', 'create update remove restore others people', [1, 7]),
  'cellPage.atoms': [1, 4, 5, 7],
  'cellPage.move': [1, 7],
  'venture.colours': signedIn,
  'venture.overview': [1, 2, 3, 4, 5, 7, 9, 10],
  'venture.stage': [1, 7],
  // Section 6: 1 and 7 alone see the structure, which a copy contains.
  'ventureCopy.make': [1, 7],
  ...ofNoun('capacity', 'show week', [1, 4, 7]),
  'projeto.sources': [1, 7],
  'board.show': [1, 4, 5, 7],
  ...ofNoun('board', 'move add', [1, 2, 4, 7]),
  'board.columns': [1, 7],
  // The routes of goals; section 6 lets those who edit a venture delete goals.
  ...ofNoun('okr', 'list export neighbours show create update ventures owners parents close reopen', [1, 4, 5, 7]),
  ...ofNoun('okr', 'remove restore others', [1, 7]),
  ...ofNoun('goalKey', 'page key keyCreate keyUpdate weights checkIn', [1, 4, 5, 7]),
  'goalKey.keyRemove': [1, 7],
  'goalCycle.list': [1, 4, 5, 7],
  'goalCycle.close': [1, 4, 5, 7],
  ...ofNoun('deploy', 'list export neighbours show create update ventures people', [1, 2, 4, 7]),
  ...ofNoun('deploy', 'remove restore others', [1, 7]),
  // The routes of particles; section 6 gives new atoms in a cell, hence promoting, to 1 and 7.
  ...ofNoun('particle', 'list export neighbours show create update remove others ventures authors', [1, 4, 5, 7]),
  ...ofNoun('particle', 'restore cells', [1, 7]),
  ...ofNoun('particlePage', 'board add move vote', [1, 4, 5, 7]),
  'particle.promote': [1, 7],
  'particlePage.limits': [1, 7],
  // Section 6: 1 and 7 hold all on atoms, 2 neither transfers nor sees loopers, 4 works, 3 and 5 accept and finish.
  ...ofNoun('atom', 'list export neighbours create ventures gates cells entregas people labels', [1, 2, 4, 7]),
  'atom.show': [1, 2, 3, 4, 5, 7],
  ...ofNoun('atom', 'update remove others', [1, 2, 7]),
  'atom.restore': [1, 7],
  ...ofNoun('atomPage', 'find status', [1, 2, 3, 4, 5, 7]),
  // Decision 142: the others have atoms in their ventures.
  'atomPage.waiting': [3],
  'atomPage.responsible': [1, 2, 4, 7],
  'atomPage.bulk': [1, 2, 4, 7],
  ...ofNoun('atomPage', 'loopers transfer', [1, 7]),
  // Section 6: all list and open deliverables, 1 and 7 edit and create, 2 deletes; the route of a new one admits 4.
  ...ofNoun('entrega', 'list export neighbours show ventures gates', signedIn),
  'entrega.create': [1, 4, 7],
  'entrega.update': [1, 7],
  ...ofNoun('entrega', 'remove others', [1, 2, 7]),
  'entrega.restore': [1, 7],
  ...ofNoun('entrega', 'homologate finish pay develop wait', [1, 7]),
  ...ofNoun('delivery', 'choices setAtoms', [1, 7]),
  ...ofNoun('delivery', 'report reportFile', signedIn),
  // The routes of resources: everybody lists, 1, 2 and 4 create; readers of resources open them.
  ...ofNoun('resource', 'list export neighbours ventures', signedIn),
  'resource.show': [1, 2, 3, 4, 5, 7, 9, 10],
  ...ofNoun('library', 'files preview venture', [1, 2, 3, 4, 5, 7, 9, 10]),
  'resource.create': [1, 2, 4],
  ...ofNoun('resource', 'update remove restore others', [1, 2, 4, 7]),
  // Section 6: 1 opens, edits and deletes demands, 3 and 5 open, create and delete them.
  'loop.create': [1, 7],
  'loop.handPeople': [1, 7],
  ...ofNoun('demanda', 'list export neighbours show remove others', [1, 3, 5]),
  'demanda.create': [3, 5],
  ...ofNoun('demanda', 'update restore', [1]),
  ...ofNoun('demanda', 'accept toParticle cancel cancelMany', [1]),
  // The route /district/prolab/team; section 6: 1 edits and deletes.
  'team.list': signedIn,
  'team.people': [1, 7],
  'team.add': [1, 7],
  'team.update': [1],
  'team.remove': [1],
  'invitationRequest.ask': everybody,
  ...ofNoun('clubCode', 'list export neighbours', [1, 2, 7]),
  'clubCode.create': [1, 7],
  'clubCode.close': [1, 7],
  'clubCode.look': everybody,
  'invoicePage.look': everybody,
  'newsPage.rss': everybody,
  'clubCode.join': everybody,
  ...Object.fromEntries(
    'register resend saveDraft resume confirm readCorrection correct'
      .split(' ')
      .map((call) => [`registration.${call}`, everybody]),
  ),
  // Section 6: 1 and 7 have all rights on people, the change of status too.
  ...Object.fromEntries('list export neighbours show'.split(' ').map((call) => [`registration.${call}`, [1, 7]])),
  ...ofNoun('registrationSteps', 'activate correct deny', [1, 7]),
  'cep.find': everybody,
  'person.own': signedIn,
  'person.ownUpdate': signedIn,
  'person.show': [1, 7],
  'person.update': [1, 7],
  'invitation.look': everybody,
  'invitation.accept': everybody,
  // The routes of home; a client starts at the headquarter, which does not use it.
  'home.mine': [1, 2, 4, 5, 6, 7, 8, 9, 10],
  ...ofNoun('home', 'days day', [1, 2, 4, 5, 6, 7, 8, 9, 10]),
  ...ofNoun('home', 'team week unordered', [1, 2, 6, 7]),
  'home.attention': [1, 2, 6, 7],
  'home.gates': [1, 2, 4, 5, 6, 7, 8, 9, 10],
  // Ours: whoever sells follows demands (decision 188).
  'home.demands': [9],
  'home.ventures': signedIn,
  'home.waiting': signedIn,
  'home.money': [1, 2, 4, 5, 6, 7, 8, 9, 10],
  'together.ask': signedIn,
  'portal.show': signedIn,
  'home.work': [1, 2, 4, 7],
  'search.find': signedIn,
  ...Object.fromEntries(
    'list export neighbours show content resend resendMany configShow configUpdate configTest'
      .split(' ')
      .map((call) => [`mail.${call}`, administrator]),
  ),
  'userConfig.show': administrator,
  'userConfig.update': administrator,
  'userConfig.holidays': signedIn,
  'notification.unread': signedIn,
  'notification.list': signedIn,
  'notification.read': signedIn,
  'terms.myAnswer': signedIn,
  'terms.answer': signedIn,
  'support.file': signedIn,
  'support.list': signedIn,
  'support.export': signedIn,
  'support.show': signedIn,
  'support.reply': signedIn,
  'support.close': administrator,
  'support.reopen': administrator,
  'support.toParticle': administrator,
  'permission.list': administrator,
  'permission.show': administrator,
  'permission.roles': administrator,
  'permission.role': administrator,
  'permission.save': administrator,
  'permission.reset': administrator,
  'permission.resetAll': administrator,
  'permission.viewAs': administrator,
  'permission.stopViewAs': administrator,
  'permission.viewAsPeople': administrator,
  'permission.viewAsPerson': administrator,
  'permission.stopViewAsPerson': administrator,
  'profile.show': signedIn,
  'profile.update': signedIn,
  'profile.notify': signedIn,
  'profile.password': signedIn,
  'profile.factorBegin': signedIn,
  'profile.factorConfirm': signedIn,
  'profile.factorOff': signedIn,
  'profile.recoveryRenew': signedIn,
  'profile.sessions': signedIn,
  'profile.endSession': signedIn,
  'profile.endOthers': signedIn,
  'profile.signIns': signedIn,
  ...ofNoun('webhook', 'list create update remove test resend deliveries', signedIn),
  ...ofNoun('ownData', 'show export download erase withdraw', signedIn),
  ...ofNoun('dataRequest', 'list export neighbours decide', [1, 7]),
  ...ofNoun('acceptance', 'list export neighbours people', administrator),
  ...ofNoun('incident', 'list export neighbours show create update', administrator),
  'token.list': signedIn,
  'token.create': signedIn,
  'token.revoke': signedIn,
  'file.begin': signedIn,
  'file.check': signedIn,
  'file.show': signedIn,
  'file.link': signedIn,
  'file.discard': signedIn,
  'tour.list': signedIn,
  'tour.offer': signedIn,
  'tour.save': signedIn,
  'view.list': signedIn,
  'view.create': signedIn,
  'view.update': signedIn,
  'view.remove': signedIn,
  'view.restore': signedIn,
  'view.setDefault': signedIn,
  ...Object.fromEntries(besideNouns),
  // The thing's own permission decides, once the thing is known.
  'history.list': signedIn,
  // The noun's own permission decides, once the noun is known.
  ...Object.fromEntries(
    'create list template show check run errors failed undo'.split(' ').map((call) => [`import.${call}`, signedIn]),
  ),
  // The same for everything attached to records: thing and record decide (app.things.test.ts).
  ...Object.fromEntries(hangingCalls.map((call): [string, readonly number[]] => [call, signedIn])),
  ...Object.fromEntries(auditCalls.map((call): [string, readonly number[]] => [`audit.${call}`, administrator])),
}

/** Fields that a call needs to pass its own checks of the person; the rest of the input is validated after the role. */
const sampleOf = (call: AnyEndpoint, id: number): Record<string, unknown> => {
  const names = Object.keys(call.input.shape)
  return {
    ...(names.includes('userId') ? { userId: id } : {}),
    ...(names.includes('user_id') && call.method !== 'GET' ? { user_id: id } : {}),
    ...(names.includes('id') ? { id: 2_147_483_647 } : {}),
    ...(names.includes('role') ? { role: 99 } : {}),
    ...(names.includes('format') ? { format: 'csv' } : {}),
  }
}

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

test('every call has its line, and every line its call', () => {
  expect(Object.keys(who).toSorted()).toEqual(allCalls.map((it) => it.name).toSorted())
})

const callers: readonly (Role | 'signed out')[] = ['signed out', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

interface Outcome {
  /** Name of the outcome in a failure's message. */
  name: string
  is: (status: number, type: string) => boolean
}
const UNAUTHORIZED = '/problems/common.unauthorized'
const DENIED = '/problems/common.accessDenied'
/** A public call asks for no token: its 401 is about the password. */
const open: Outcome = {
  name: 'an answer',
  is: (status, type) => [200, 401, 409, 422].includes(status) && type !== UNAUTHORIZED,
}
const signedOut: Outcome = { name: '401', is: (status, type) => status === 401 && type === UNAUTHORIZED }
/** Nobody of role 0 has a session. */
const ended: Outcome = { name: '401', is: (status) => status === 401 }
const refused: Outcome = { name: '403', is: (status, type) => status === 403 && type === DENIED }
/** Past the role check: any other refusal is about the input. */
const judged: Outcome = {
  name: 'an answer',
  is: (status, type) => [200, 404, 409, 422].includes(status) && type !== DENIED,
}

const outcomeOf = (name: string, caller: (typeof callers)[number]): Outcome => {
  const allowed = who[name] ?? []
  if (allowed === everybody) return open
  if (caller === 'signed out') return signedOut
  if (caller === 0) return ended
  return allowed.includes(caller) ? judged : refused
}

/** These calls replace or end the session. */
const ending = ['auth.logout', 'auth.logoutAll', 'auth.refresh']

test.each(callers)('every call, %s', async (caller) => {
  const wrong: string[] = []
  const person = caller === 'signed out' ? { id: 1 } : await makePerson(server.db, { role: caller })
  const enter = () => (caller === 'signed out' ? server.nobody : server.as(person))
  let visitor = await enter()
  for (const { name, call } of allCalls) {
    const { status, body } = await visitor.raw(call, sampleOf(call, person.id))
    const type = typeof body['type'] === 'string' ? body['type'] : ''
    const outcome = outcomeOf(name, caller)
    if (!outcome.is(status, type)) wrong.push(`${name}: ${status} ${type} instead of ${outcome.name}`)
    if (ending.includes(name)) visitor = await enter()
  }
  expect(wrong).toEqual([])
})
