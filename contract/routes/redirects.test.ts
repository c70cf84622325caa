import { expect, test } from 'vitest'
import { routes } from './all.ts'
import { findRoute } from './match.ts'
import { redirectOf, redirects } from './redirects.ts'

const filled = (pattern: string): string => pattern.replace(/:(\w+)/g, 'v_$1')

test('every redirect starts where no screen is and leads where it says, by the parameters that it has', () => {
  const wrong = redirects.flatMap(({ from, to }) => {
    const path = filled(from)
    const found = findRoute(redirectOf(path) ?? '')
    const strange = Object.entries(found?.params ?? {}).filter(
      ([name, value]) => value !== (name === 'district_name' ? 'workstation' : `v_${name}`),
    )
    if (findRoute(path)) return [`${from} is a screen itself`]
    return found?.name === to && strange.length === 0 ? [] : [`${from}: ${JSON.stringify(found)} instead of ${to}`]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['/comunicacao/show/7', '/district/hub/comunicacao/show/7'],
  ['/calendar/create/event', '/district/workstation/calendar/create/event'],
  ['/event/abc/edit', '/district/workstation/calendar/event/abc/edit'],
  ['/district/aura/aura-indicator/new', '/aura-indicator/new'],
  ['/district/aura/aura-indicator/show/4', '/aura-indicator/show/4'],
  ['/district/hub/area/edit/4?from=list', '/area/edit/4?from=list'],
  ['/preview/a%2Fb', '/district/hub/mail/reports/preview/a%2Fb'],
  ['/LUA-128', '/open/atom/LUA-128'],
  ['/lua-128?from=chat', '/open/atom/LUA-128'],
])('%s → %s', (from, to) => {
  expect(redirectOf(from)).toBe(to)
})

test('spellings that fit many routes, and routes themselves, do not redirect', () => {
  for (const path of ['/new', '/show/1', '/edit/1', '/home', '/nowhere', '/lua-0', '/lua-', '/lua-1/x', '/1-2'])
    expect(redirectOf(path)).toBeUndefined()
  for (const { path } of Object.values(routes)) expect(redirectOf(filled(path))).toBeUndefined()
})
