import { expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { closedToTokens, scopedCalls, scopeOf } from '#contract/token/token.scopes.ts'

const names = allCalls.map((it) => it.name)
const isClosed = (name: string): boolean =>
  closedToTokens.includes(name) || closedToTokens.includes(name.split('.')[0] ?? '')

test('of every call it is decided whether tokens may make it: a scope, or closed, and not both', () => {
  const undecided = names.filter((name) => (scopeOf(name) !== undefined) === isClosed(name))
  expect(undecided).toEqual([])
})

test('what is decided exists', () => {
  const nouns = new Set(names.map((it) => it.split('.')[0]))
  expect(scopedCalls.filter((it) => !names.includes(it))).toEqual([])
  expect(closedToTokens.filter((it) => !names.includes(it) && !nouns.has(it))).toEqual([])
})

test('a scope that reads opens no call that writes, and the other way round', () => {
  const wrong = allCalls.filter(({ name, call }) => {
    const scope = scopeOf(name)
    return scope !== undefined && scope.endsWith(':read') !== (call.method === 'GET')
  })
  expect(wrong.map((it) => it.name)).toEqual([])
})

test('no call that asks for a password or a code is open', () => {
  const asks = allCalls.filter(({ call }) => ['password', 'code', 'current'].some((it) => it in call.input.shape))
  expect(asks.filter(({ name }) => scopeOf(name) !== undefined).map((it) => it.name)).toEqual([])
})
