import { describe, expect, test } from 'vitest'
import { can, defaultGrants, isPermission } from '#contract/access/can.ts'
import { ROLE } from '#contract/access/role.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { allCalls } from '#contract/calls.ts'
import { foundPage } from '#contract/kit/list/lookup.ts'
import { traits } from '#contract/kit/list/trait.ts'
import { isFollowed, mayHear } from '#contract/shows.ts'

/** Calls whose answers a page does not keep up with, and why. */
const still: Readonly<Record<string, string>> = {
  'system.health': 'tells whether the server is well, which its absence says too',
  'system.openapi': 'is the description of the calls, which only a new version changes',
  'setup.state': 'changes once, with the first account',
  'auth.user': 'is read again by the session when it or its permissions change',
  'auth.refresh': 'renews the token',
  'loop.load': 'is read by the loop itself, whose outbox lies over it',
  'loopReshape.neighbours': 'is asked by a dialog, and checked when it is sent',
  'loopImport.names': 'belongs to one run of an import',
  'orderPage.billPlan': 'is asked by a dialog, and checked when it is sent',
  'handover.preview': 'is asked by a dialog, and checked when it is sent',
  'clientPage.alike': 'answers what is being typed',
  'myClient.show': 'is the company’s own data, which changes seldom: the page reads it when it opens',
  'atomPage.find': 'answers a link, and leads on',
  'search.find': 'answers what is being typed',
  'together.ask': 'carries other calls',
  'mail.show': 'is what has been sent',
  'mail.content': 'is what has been sent; each reading is audited',
  'mail.configShow': 'fills a form, whose conflict is told when it is sent',
  'terms.myAnswer': 'is read again when the person answers',
  'permission.viewAsPeople': 'answers what is being typed',
  'audit.show': 'is what has happened',
  'tour.list': 'is not read while a tour runs',
  'view.list': 'is changed on the page itself; what others share is read when the table opens',
  'profile.sessions': 'is read again when a session ends',
  'profile.signIns': 'is what has happened',
  'document.list': 'is private: each reading is a line of the audit',
  'person.show': 'is private: each reading is a line of the audit',
  'cep.find': 'answers what is being typed',
  'newsPage.feed': 'is changed on the page itself',
  'token.list': 'is changed on the page itself',
  'import.list': 'is asked while an import runs',
  'import.show': 'is asked while an import runs',
  'import.errors': 'belongs to one run of an import',
  'file.show': 'never changes: a file is replaced by another',
  'file.link': 'never changes: a file is replaced by another',
}

const read = allCalls.filter(({ call }) => call.method === 'GET' && !call.file && call.output !== foundPage)
const shown = allCalls.flatMap(({ name, call }) => (call.shows ?? []).map((it) => ({ name, call, shows: it })))
const hearers = (noun: string) => signedInRoles.filter((role) => mayHear(noun, (it) => can(defaultGrants, role, it)))

test('each call that a page reads shows something that may change, or says why not', () => {
  const silent = read.filter(({ call }) => !call.shows?.length).map((it) => it.name)
  expect(silent.toSorted()).toEqual(Object.keys(still).toSorted())
})

test('only what is read shows anything', () => {
  expect(shown.filter(({ call }) => call.method !== 'GET').map((it) => it.name)).toEqual([])
})

test('what an input names is a field of it, and what hangs on a record is a trait', () => {
  for (const { name, call, shows } of shown.filter((it) => it.shows.startsWith(':'))) {
    const [field = '', trait] = shows.slice(1).split('.')
    expect(Object.keys(call.input.shape), name).toContain(field)
    if (trait) expect(traits, name).toContain(trait)
  }
})

describe('who hears', () => {
  test('a role hears of nothing that it reads no records of', () => {
    expect(hearers('finance')).toEqual([ROLE.admin])
    expect(hearers('order')).not.toContain(ROLE.client)
    expect(hearers('atom')).not.toContain(ROLE.guest)
    expect(hearers('atom.comments')).toEqual(hearers('atom'))
    expect(hearers('client')).toEqual(signedInRoles.filter((role) => can(defaultGrants, role, 'client.open')))
    expect(hearers('user')).toEqual([])
    expect(hearers('support')).toEqual(signedInRoles.filter((role) => can(defaultGrants, role, 'support.seeAll')))
  })

  test('ventures and their gates are everybody’s, by the portal', () => {
    for (const noun of ['projeto', 'gate', 'team']) expect(hearers(noun)).toEqual(signedInRoles)
  })

  test('every role that a call admits hears of what the call shows first', () => {
    const deaf = shown.flatMap(({ name, call, shows }) => {
      if (call.shows?.[0] !== shows || !isFollowed(shows)) return []
      const heard = hearers(shows)
      return signedInRoles
        .filter((role) => isPermission(call.can) && call.can !== 'home.open' && can(defaultGrants, role, call.can))
        .filter((role) => !heard.includes(role))
        .map((role) => `${name}: ${String(role)} does not hear of ${shows}`)
    })
    expect(deaf).toEqual([])
  })

  test('loops have topics of their own, and signing in is told to nobody', () => {
    expect(isFollowed('loop')).toBe(false)
    expect(isFollowed('user')).toBe(false)
    expect(isFollowed('gate')).toBe(true)
  })
})
