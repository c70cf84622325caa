import { expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { nouns } from '#contract/nouns.ts'
import { namedScopes, scopeOf, tokenScopes } from '#contract/token/token.scopes.ts'

const all = allCalls.map(({ name, call }) => ({ name, call, scope: scopeOf(name, call) }))
const scopeOfName = (name: string) => all.find((it) => it.name === name)?.scope

test('every scope opens a call, every call’s scope can be chosen, and what is named exists', () => {
  const opened = new Set(all.flatMap(({ scope }) => scope ?? []))
  expect(tokenScopes.filter((it) => !opened.has(it))).toEqual([])
  expect([...opened].filter((it) => !tokenScopes.includes(it))).toEqual([])
  const names = all.map((it) => it.name)
  expect([...namedScopes.keys()].filter((it) => !names.includes(it))).toEqual([])
})

test('each noun is read and written by its scopes, the register of incidents by none', () => {
  // What comes about by itself, as a week of payment, is written by its steps alone.
  const open = nouns.filter(
    ({ thing, crud }) => scopeOfName(`${thing}.list`) && (!crud.calls.create || scopeOfName(`${thing}.create`)),
  )
  expect(nouns.filter((it) => !open.includes(it)).map((it) => it.thing)).toEqual(['incident'])
})

/** Written by hand: what a stranger's program may do with the widest token, and what it may not. */
test.each([
  ['atom.list', 'atoms:read'],
  ['atomPage.status', 'atoms:write'],
  ['gate.update', 'gates:write'],
  ['projeto.create', 'ventures:write'],
  ['okr.show', 'goals:read'],
  ['client.list', 'clients:read'],
  ['sector.create', 'catalog:write'],
  ['loop.start', 'loops:write'],
  ['loop.bulkDelete', undefined],
  ['looper.show', undefined],
  ['looper.create', undefined],
  ['looper.reset', undefined],
  ['person.show', undefined],
  ['registrationSteps.activate', undefined],
  ['handover.move', undefined],
  ['clientAccess.create', undefined],
  ['invitation.create', undefined],
  ['permission.save', undefined],
  ['support.close', undefined],
  ['audit.list', undefined],
  ['incident.list', undefined],
  ['import.run', undefined],
  ['token.create', undefined],
  ['webhook.create', undefined],
  ['profile.update', undefined],
  ['ownData.export', undefined],
  ['comment.create', undefined],
  ['search.find', undefined],
])('%s asks for %s', (name, scope) => {
  expect(all.some((it) => it.name === name)).toBe(true)
  expect(scopeOfName(name)).toBe(scope)
})

test('a scope that reads opens no call that writes, and the other way round', () => {
  const wrong = all.filter(({ call, scope }) => scope && scope.endsWith(':read') !== (call.method === 'GET'))
  expect(wrong.map((it) => it.name)).toEqual([])
})

test('no call that is public, or asks for a password or a proof of identity, is open', () => {
  const asks = all.filter(
    ({ call }) => call.can === 'public' || call.stepUp || ['password', 'current'].some((it) => it in call.input.shape),
  )
  expect(asks.filter(({ scope }) => scope !== undefined).map((it) => it.name)).toEqual([])
})
