import { expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { screenWords } from '#contract/shell/screen.words.ts'
import { menuFor, personMenuFor } from '#web/screens/menu/menuFor.ts'
import { pages } from '#web/shell/menu/pages.ts'

test('every screen of a menu says its purpose', () => {
  const entries = signedInRoles.flatMap((role) => [
    ...menuFor(role).flatMap((it) => it.entries),
    ...personMenuFor(role),
  ])
  const names = new Set([...entries.flatMap((it) => it.views), ...pages].map((it) => it.route))
  expect([...names].toSorted()).toEqual(Object.keys(screenWords.entries).toSorted())
})
