import { expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { screenWords } from '#contract/shell/screen.words.ts'
import { menuFor } from '#web/screens/menu/menuFor.ts'
import { pages } from '#web/shell/menu/pages.ts'

test('every screen that lists of links lead to says its purpose', () => {
  const all = signedInRoles.flatMap((role) => menuFor(role).flatMap((it) => it.entries))
  const names = new Set([...all, ...pages].map((it) => it.route))
  expect([...names].toSorted()).toEqual(Object.keys(screenWords.entries).toSorted())
})
