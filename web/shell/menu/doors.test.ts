import { expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { doorWords } from '#contract/shell/door.words.ts'
import { menuFor } from '#web/menuFor.ts'
import { pages } from '#web/shell/menu/pages.ts'

test('every screen that a door leads to says what it is for', () => {
  const all = signedInRoles.flatMap((role) => menuFor(role).flatMap((it) => it.entries))
  const names = new Set([...all, ...pages].map((it) => it.route))
  expect([...names].toSorted()).toEqual(Object.keys(doorWords.entries).toSorted())
})
