import { expect, test } from 'vitest'
import { matrix } from '#contract/access/matrix.ts'
import { routes } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { routeNames } from '#contract/routes/match.ts'
import { creations } from '#web/shell/create/creations.ts'

/** Made on a page of what they belong to, or by what is no form of its own. */
const elsewhere = ['team.create']

test('each permission to create something that has a form is in the chooser', () => {
  const offered: readonly (string | undefined)[] = creations.map((it) => it.can)
  const things = Object.entries(matrix).flatMap(([thing, acts]) => ('create' in acts ? [`${thing}.create`] : []))
  const built = (permission: string) =>
    routeNames.some(
      (name) => isBuilt(name) && name.toLowerCase() === `${permission.replace('.create', '')}new`.toLowerCase(),
    )
  expect(things.filter((it) => built(it) && !offered.includes(it) && !elsewhere.includes(it))).toEqual([])
})

test('each screen of a new record is one of its ways, but those of what belongs to one other record alone', () => {
  const inside = ['goalKeyNew']
  const ways: readonly string[] = creations.flatMap((it) => it.ways.map(({ route }) => route))
  const forms = routeNames.filter((name) => isBuilt(name) && name.endsWith('New') && routes[name].roles !== 'public')
  expect(forms.filter((it) => !ways.includes(it) && !inside.includes(it))).toEqual([])
  expect(forms.length).toBeGreaterThan(20)
})

test('each is called once', () => {
  expect(new Set(creations.map((it) => it.key)).size).toBe(creations.length)
})
