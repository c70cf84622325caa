import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { can, defaultGrants } from './can.ts'
import { matrix, matrixGrants, permissions } from './matrix.ts'
import { money } from './money.matrix.ts'
import { people } from './people.matrix.ts'
import { place } from './place.matrix.ts'
import { roleLines } from './roleLines.ts'
import { roles, type RolesByThing } from './roles.ts'
import { work } from './work.matrix.ts'

/** Role → acts, as in section 6; written by hand, independent of the matrix. */
type Expected = Readonly<Record<string, Readonly<Record<number, string>>>>

const only1 = { 1: 'open create edit delete' }
const allOfProjeto =
  'open create edit delete changeStatus seeValue seeTeam seeStructure seeDeleted seeResources addExtras'
const allOfAtom =
  'open create edit delete accept finish cancel approve bill loop useChecklist addChecklistItem setResponsible transfer seeTime seeLoopers'

const section6: Expected = {
  client: { 1: 'open edit delete create', 7: 'open edit delete create', 3: 'create' },
  looper: { 1: 'open edit delete create changeStatus', 7: 'open edit delete create changeStatus' },
  projeto: {
    1: allOfProjeto,
    7: allOfProjeto,
    2: 'open addExtras create',
    3: 'open seeValue seeResources',
    4: 'open',
    5: 'open seeValue seeResources',
    9: 'open seeValue seeResources',
    10: 'open seeValue seeResources',
  },
  entrega: {
    1: 'enter open edit delete create seeValue',
    2: 'enter open delete',
    3: 'enter open seeValue',
    4: 'enter open create',
    5: 'enter open seeValue',
    6: 'enter open',
    7: 'enter open edit delete create seeValue',
    8: 'enter open',
    9: 'enter open',
    10: 'enter open',
  },
  atom: {
    1: allOfAtom,
    7: allOfAtom,
    2: 'open create edit delete accept finish cancel approve bill loop useChecklist setResponsible',
    4: 'open create accept finish loop useChecklist setResponsible seeTime',
    3: 'accept finish',
    5: 'accept finish',
  },
  loop: {
    1: 'run open create edit delete seeValue',
    7: 'run open create edit delete seeValue',
    2: 'open',
    4: 'run open',
    6: 'open',
  },
  demanda: { 1: 'open edit delete', 3: 'open create delete', 5: 'open create delete' },
  review: only1,
  order: {
    1: 'open create edit delete seeValue invoice pay downloadPdf',
    2: 'open',
    4: 'open seeValue',
    6: 'open seeValue downloadPdf',
    7: 'open seeValue',
  },
  message: {
    1: 'open create edit delete',
    4: 'open delete',
    5: 'open delete',
    7: 'open delete',
    9: 'open delete',
    10: 'open delete',
  },
  team: { 1: 'edit delete' },
  finance: {},
  invitation: { 1: 'create', 2: 'create', 7: 'create' },
}

/** Grants that follow from the routes of section 2 and from decisions: act → roles. */
const implied: Readonly<Record<string, string>> = {
  'client.restore': '1 7',
  'clientAccess.open': '1 7',
  'clientAccess.create': '1 7',
  'clientAccess.edit': '1 7',
  'clientAccess.delete': '1 7',
  'looper.list': '1 2 7',
  'looper.restore': '1 7',
  'looper.changeRole': '1 7',
  'looper.seeValue': '1 7',
  'invitation.open': '1 7',
  'invitation.delete': '1 7',
  'invitation.makeCode': '1 7',
  'team.open': '1 2 3 4 5 6 7 8 9 10',
  'team.create': '1 7',
  'lead.open': '1 7 9',
  'lead.create': '1 7 9',
  'lead.edit': '1 7 9',
  'lead.delete': '1 7',
  'auraIndicator.open': '1',
  'auraIndicator.create': '1',
  'auraIndicator.edit': '1',
  'auraIndicator.delete': '1',
  'aura.open': '1 2 4 7',
  'aura.seeProgress': '1 4 7',
  'aura.chat': '1 4 7',
  'permission.open': '1',
  'permission.edit': '1',
  'audit.open': '1',
  'userConfig.open': '1',
  'userConfig.edit': '1',
  'setting.open': '1',
  'setting.edit': '1',
  'governance.open': '1',
  'governance.answer': '1',
  'governance.erase': '1 7',
  'support.seeAll': '1',
  'support.answer': '1',
  'view.editShared': '1 7',
  'projeto.seeAll': '1 2 7 9',
  'projeto.restore': '1 7',
  'gate.open': '1 3 4 5 7',
  'gate.create': '1 7',
  'gate.edit': '1 7',
  'gate.delete': '1 7',
  'gate.restore': '1 7',
  'gate.deliver': '1 7',
  'gate.approve': '1 3 5 7',
  'gate.contest': '1 3 5 7',
  'gate.clarify': '1 3 5 7',
  'cell.open': '1 4 5 7',
  'cell.create': '1 7',
  'cell.edit': '1 7',
  'cell.delete': '1 7',
  'cell.restore': '1 7',
  'particle.open': '1 4 5 7',
  'particle.create': '1 4 5 7',
  'particle.edit': '1 4 5 7',
  'particle.move': '1 4 5 7',
  'particle.delete': '1 4 5 7',
  'particle.restore': '1 7',
  'particle.promote': '1 7',
  'okr.open': '1 4 5 7',
  'okr.create': '1 4 5 7',
  'okr.edit': '1 4 5 7',
  'okr.checkIn': '1 4 5 7',
  'okr.delete': '1 7',
  'entrega.list': '1',
  'entrega.restore': '1 7',
  'entrega.changeStatus': '1 7',
  'atom.list': '1 2 4 7',
  'atom.seeAll': '1 2 7',
  'atom.read': '1 2 3 4 5 7',
  'atom.restore': '1 7',
  'loop.list': '1 2 4 7',
  'loop.seeAll': '1 2 6 7',
  'demanda.seeAll': '1',
  'demanda.changeStatus': '1',
  'demanda.convert': '1',
  'demanda.follow': '9',
  'resource.list': '1 2 3 4 5 6 7 8 9 10',
  'resource.open': '1 2 3 4 5 7 9 10',
  'resource.create': '1 2 4',
  'resource.edit': '1 2 4 7',
  'resource.delete': '1 2 4 7',
  'order.list': '1 4 6 7',
  'order.seeAll': '1 2 6 7',
  'order.confirmItem': '1',
  'orderItem.open': '1 4 6 7',
  'order.seeRun': '1 6 7',
  'finance.list': '1',
  'finance.create': '1',
  'finance.changeStatus': '1',
  'finance.reverse': '1',
  'wallet.open': '1 4 5 7 10',
  'asset.open': '1 7',
  'asset.sell': '1 7',
  'transaction.list': '1 7',
  'verification.open': '1 7',
  'verification.create': '1 7',
  'verification.decide': '1 7',
  'home.open': '1 2 4 5 6 7 8 9 10',
  'lobby.open': '1 2 4 5 6 7 8',
  'message.read': '1 2 3 4 5 6 7 8 9 10',
  'message.changeStatus': '1',
  'message.seeRecipients': '1',
  'mail.open': '1',
  'mail.preview': '1',
  'mail.resend': '1',
  'mail.configure': '1',
  'event.list': '1 2 3 4 5 6 7 8 9 10',
  'event.open': '1 4 5 7 10',
  'event.create': '1 4 5 7 10',
  'event.edit': '1 4 5 7 10',
  'event.delete': '1 4 5 7 10',
  'deck.list': '1 4 5 7 9 10',
  'deck.open': '1 2 3 4 5 6 7 8 9 10',
  'deck.create': '1 5 7',
  'deck.edit': '1 5 7',
  'deck.delete': '1 5 7',
  'document.list': '1 4 5 7 9',
  'document.open': '1 5 7',
  'document.preview': '1 4 5 7',
  'document.create': '1 5 7',
  'document.edit': '1 5 7',
  'document.delete': '1 5 7',
  'course.open': '1 4 5 7 10',
  'course.create': '1 7',
  'course.edit': '1 7',
  'course.delete': '1 7',
  'room.list': '1 7',
  'room.open': '1 2 3 4 5 6 7 8 9 10',
  'room.create': '1 2 3 4 5 6 7 8 9 10',
  'room.edit': '1 7',
  'room.delete': '1 7',
  'conference.join': '1 4 5 7 10',
  'conference.host': '1 4 5 7 9 10',
  'conference.hostInnovation': '1 7 9',
  // "Finances open is false for all" names a pair that nobody holds.
  'finance.open': '',
}

const impliedPairs = Object.entries(implied).flatMap(([name, held]) =>
  held
    .split(' ')
    .filter(Boolean)
    .map((role) => `${name} ${role}`),
)
const section6Pairs = Object.entries(section6).flatMap(([thing, byRole]) =>
  Object.entries(byRole).flatMap(([role, acts]) => acts.split(' ').map((act) => `${thing}.${act} ${role}`)),
)
/** The expectations that stand beside their nouns. */
const contract = join(import.meta.dirname, '..')
const besideNouns = globSync('*/*.roles.tsv', { cwd: contract })
  .flatMap((file) => roleLines(readFileSync(join(contract, file), 'utf8')))
  .filter((it) => it.what === 'permission')
const nounPairs = besideNouns.flatMap(({ name, roles: held }) => held.map((role) => `${name} ${role}`))
const byThing: RolesByThing = matrix
const expected = new Set([...section6Pairs, ...impliedPairs, ...nounPairs])

test('section 6 and what the routes imply do not name the same permission', () => {
  const named = new Set(section6Pairs.map((it) => it.split(' ')[0]))
  expect(Object.keys(implied).filter((name) => named.has(name))).toEqual([])
})

test('the matrix has exactly the expected permissions', () => {
  const names = new Set([...Object.keys(implied), ...[...section6Pairs, ...nounPairs].map((it) => it.split(' ')[0])])
  expect(new Set<string>(permissions)).toEqual(names)
})

test('every permission is held by exactly the expected roles of 0–10', () => {
  const wrong = permissions.flatMap((permission) =>
    roles.flatMap(({ value }) => {
      const [is, should] = [can(defaultGrants, value, permission), expected.has(`${permission} ${value}`)]
      return is === should ? [] : [`${permission}: role ${value} ${is ? 'holds it' : 'lacks it'}`]
    }),
  )
  expect(wrong).toEqual([])
  expect(roles.map((it) => it.value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('1 and 7 hold every act that 1 holds where section 6 calls both full', () => {
  for (const thing of ['client', 'looper', 'projeto', 'atom', 'loop']) {
    const acts = Object.entries(byThing[thing] ?? {})
    expect(acts.length).toBeGreaterThan(4)
    for (const [act, held] of acts)
      expect([thing, act, held.includes(1), held.includes(7)]).toEqual([thing, act, true, true])
  }
})

test('no part of the matrix hides a thing of another', () => {
  const parts = [people, work, money, place].flatMap((part) => Object.keys(part))
  expect(parts.toSorted()).toEqual(Object.keys(matrix).toSorted())
})

test('the rows for the grants table are unique and never for role 0', () => {
  const rows = matrixGrants.map((it) => `${it.thing}.${it.act} ${it.role}`)
  expect(rows.toSorted()).toEqual([...expected].toSorted())
})
