import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { setLocale } from '#web/kit/words.ts'
import { AboutScreen } from '#web/places/about/AboutScreen.tsx'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  setLocale('pt')
})

describe('about', () => {
  test('tells the version that runs, and where to go on', async () => {
    server.answer('GET', '/api/health', { status: 'ok', database: 'ok', queue: 'ok', version: '9.8.7' })
    render(<AboutScreen />)
    expect(await screen.findByText('9.8.7')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Acessibilidade' }).getAttribute('href')).toBe('/acessibilidade')
    expect(screen.getByRole('rowheader', { name: 'react' })).toBeTruthy()
  })

  test('says that the version is not known when the server does not tell', async () => {
    server.answer('GET', '/api/health', () => refusal(503))
    render(<AboutScreen />)
    expect(await screen.findByText('indisponível agora')).toBeTruthy()
  })
})
