import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '#contract/routes/all.ts'
import { isSoon, soonDistrictOf, soonDistricts } from '#contract/routes/built.ts'
import { routeNames } from '#contract/routes/match.ts'
import { soonWords } from '#contract/shell/soon.words.ts'
import { soonScreenWords } from '#contract/shell/soonScreen.words.ts'
import { setLocale } from '#web/kit/words.ts'
import { ComingSoonScreen } from '#web/shell/notice/ComingSoonScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => {
  fakeServer()
  setLocale('pt')
})

const { underConstruction, screenUnderConstruction, notReady, ...sentences } = soonWords.entries

test('a district whose last screen gets built takes its sentence away, and no two say the same', () => {
  expect(Object.keys(sentences).toSorted()).toEqual(soonDistricts.toSorted())
  for (const at of [0, 1] as const) {
    const said = Object.values(sentences).map((it) => it[at])
    expect(new Set(said).size).toBe(said.length)
  }
})

test('each screen that is to come has a name, and none that is built still has one here', () => {
  expect(Object.keys(soonScreenWords.entries).toSorted()).toEqual(routeNames.filter(isSoon).toSorted())
})

test.each([
  ['pt', 0],
  ['en', 1],
] as const)(
  'each says its name, what its district will be for, and that it is not ready, in %s',
  async (locale, at) => {
    setLocale(locale)
    const { go, container } = render(<ComingSoonScreen />, { me: person(1, { locale }), path: '/comingsoon' })
    const left = routeNames.filter(isSoon)
    const wrong: string[] = []
    for (const name of left) {
      const path = routes[name].path.replace(':district_name', 'workstation').replace(/:\w+/g, 'x')
      await act(() => go(path))
      const title = container.querySelector('h1')?.textContent
      const said = [...container.querySelectorAll('p')].map((it) => it.textContent)
      const district = soonDistrictOf(name)
      const expected = district ? [sentences[district][at], notReady[at]] : ['a sentence of its district']
      const named = screenUnderConstruction[at].replace('{{screen}}', soonScreenWords.entries[name][at])
      const right = title === named && expected.every((it) => said.includes(it))
      if (!right) wrong.push(`${name} says ${title}: ${said.join(' ')}`)
    }
    expect(wrong).toEqual([])
    expect(left.length).toBeGreaterThan(soonDistricts.length)
  },
)

test('/comingsoon speaks of no screen', () => {
  render(<ComingSoonScreen />, { me: person(1), path: '/comingsoon' })
  expect(screen.getByText(notReady[0])).toBeTruthy()
  expect(screen.getByRole('heading', { name: underConstruction[0] })).toBeTruthy()
  expect(screen.queryByText(/^Aqui você/)).toBeNull()
})
