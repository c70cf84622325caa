import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { menuWords } from '#contract/shell/menu.words.ts'
import type { Person } from '#web/kit/session/session.ts'
import { setLocale } from '#web/kit/words.ts'
import { mapOrder } from '#web/places/schematic/orbits.ts'
import { SchematicScreen } from '#web/places/schematic/SchematicScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => {
  fakeServer()
  setLocale('pt')
})

describe('the map of the districts', () => {
  const open = (me: Person | null = null, path = '/schematic') => ({
    user: userEvent.setup(),
    ...render(<SchematicScreen />, { me, path }),
  })
  const map = () => within(screen.getByRole('radiogroup'))

  test('has every district of the menu, once', () => {
    const named = Object.keys(menuWords.entries).flatMap((it) => it.match(/^district_(\w+)/)?.[1] ?? [])
    expect(mapOrder.toSorted()).toEqual(named.toSorted())
    expect(new Set(mapOrder).size).toBe(mapOrder.length)
    open()
    expect(map().getAllByRole('radio')).toHaveLength(mapOrder.length)
  })

  test('tells what the chosen one is for, and keeps it in the address', async () => {
    const { user, at } = open()
    await user.click(map().getByRole('radio', { name: /^Bastion/ }))
    expect(at()).toBe('/schematic?d=bastion')
    expect(screen.getByRole('heading', { name: 'Bastion' })).toBeTruthy()
    expect(screen.getByText(/como na contabilidade/)).toBeTruthy()
  })

  test('one stop for Tab, arrows go round', async () => {
    const { user } = open(null, '/schematic?d=hub')
    const hub = map().getByRole('radio', { name: /^Hub/ })
    expect(
      map()
        .getAllByRole('radio')
        .filter((it) => it.tabIndex === 0),
    ).toEqual([hub])
    hub.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(map().getByRole('radio', { name: /^Workstation/, checked: true }))
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(map().getByRole('radio', { name: /^Warden/, checked: true }))
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(hub)
  })

  test('the list below shows a district on the map', async () => {
    const { user, at } = open()
    await user.click(screen.getByRole('button', { name: /^Prolab/ }))
    expect(at()).toBe('/schematic?d=prolab')
  })

  test('signed out it leads to signing in; signed in, to what the role may open', () => {
    const out = open(null, '/schematic?d=workstation')
    expect(screen.getByRole('link', { name: 'Entre para abrir' }).getAttribute('href')).toBe('/login')
    out.unmount()
    const looper = open(person(4), '/schematic?d=workstation')
    expect(screen.getByRole('link', { name: 'Abrir Workstation' })).toBeTruthy()
    looper.unmount()
    open(person(3), '/schematic?d=workstation')
    expect(screen.queryByRole('link', { name: 'Abrir Workstation' })).toBeNull()
    expect(screen.getByText('Seu papel não abre este distrito.')).toBeTruthy()
  })

  test('an unknown district is the Hub', () => {
    open(null, '/schematic?d=atlantis')
    expect(screen.getByRole('heading', { name: 'Hub' })).toBeTruthy()
  })
})
