import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeadquarterScreen } from '#web/home/HeadquarterScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

test('a client, who has no other home, is greeted here; a looper reads where they are', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/portal', { data: [], more: false })
  server.answer('GET', '/api/my-client', { data: null })
  server.answer('GET', '/api/gates/waiting', { data: [] })
  const { unmount } = render(<HeadquarterScreen />, { me: person(3) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^(?:Bom dia|Boa tarde|Boa noite), Ana$/)
  expect(await screen.findByText('Seu acesso ainda não está ligado a uma empresa')).toBeTruthy()
  unmount()
  render(<HeadquarterScreen />, { me: person(4) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Headquarter')
  expect(await screen.findByText('Nenhuma venture por aqui ainda')).toBeTruthy()
})
