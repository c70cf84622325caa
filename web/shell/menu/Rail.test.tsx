import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rail } from '#web/shell/menu/Rail.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const map = () => screen.getByRole('link', { name: 'Nucleo: mapa dos distritos' }).getAttribute('href')

test('its mark opens the map of the districts, at the district of the screen', () => {
  render(<Rail />, { me: person(1), path: '/district/hub/entrega/index' })
  expect(map()).toBe('/schematic?d=hub')
  expect(screen.getByRole('link', { current: true }).dataset['district']).toBe('prolab')
})

test('each icon has its name below it', () => {
  render(<Rail />, { me: person(1), path: '/' })
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'Hub',
    'Workstation',
    'Prolab',
    'Biblioteca',
    'Bastion',
    'Warden',
  ])
})
