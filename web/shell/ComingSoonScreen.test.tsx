import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '#contract/routes/all.ts'
import { routeNames } from '#contract/routes/match.ts'
import { soonWords } from '#contract/shell/soon.words.ts'
import { setLocale } from '#web/kit/words.ts'
import { isSoon } from '#web/screens/all.ts'
import { ComingSoonScreen } from '#web/shell/ComingSoonScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => {
  fakeServer()
  setLocale('pt')
})

const { underConstruction, notReady, ...sentences } = soonWords.entries

test('a screen that gets built takes its sentence away, and no two have the same', () => {
  expect(Object.keys(sentences).toSorted()).toEqual(routeNames.filter(isSoon).toSorted())
  for (const at of [0, 1] as const) {
    const said = Object.values(sentences).map((it) => it[at])
    expect(new Set(said).size).toBe(said.length)
  }
})

test.each(routeNames.filter(isSoon))('%s says what will be there, and that it is not yet', (name) => {
  const path = routes[name].path.replace(':district_name', 'workstation').replace(/:\w+/g, 'x')
  const { unmount } = render(<ComingSoonScreen />, { me: person(1), path })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(underConstruction[0])
  expect(screen.getByText(sentences[name][0])).toBeTruthy()
  expect(screen.getByText(notReady[0])).toBeTruthy()
  unmount()
  setLocale('en')
  render(<ComingSoonScreen />, { me: person(1), path })
  expect(screen.getByText(sentences[name][1])).toBeTruthy()
  expect(screen.getByText(notReady[1])).toBeTruthy()
})

test('/comingsoon speaks of no screen', () => {
  render(<ComingSoonScreen />, { me: person(1), path: '/comingsoon' })
  expect(screen.getByText(notReady[0])).toBeTruthy()
  expect(screen.queryByText(/^Aqui você/)).toBeNull()
})
