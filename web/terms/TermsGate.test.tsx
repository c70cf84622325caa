import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { openSession, useSession, type Person } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { setLocale } from '#web/kit/words.ts'
import { TermsGate } from '#web/terms/TermsGate.tsx'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
let known: Person
let left: boolean

/** Acts as the app's frame: the gate until the terms are accepted, then the app. */
const Framed = () => {
  const { me } = useSession()
  if (!me) return <p>ninguém</p>
  return me.use_terms === true ? <p>o aplicativo</p> : <TermsGate>o que está aberto</TermsGate>
}

const PATH = '/api/terms/acceptance'

beforeEach(() => {
  server = fakeServer()
  setLocale('pt')
  left = false
  writeToken(tokenFor(3000))
  openSession({
    user: async () => known,
    login: async () => ({ access_token: '' }),
    logout: async () => {
      left = true
    },
    locale: async () => undefined,
  })
  server.answer('POST', PATH, async (request) => {
    const { version, accepted } = (await request.json()) as { version: string; accepted: boolean }
    known = { ...known, use_terms: accepted }
    return json({ data: { version, accepted, at: '2026-03-10T15:00:00Z' } })
  })
})

const arrive = (use_terms: boolean | null, path = '/district/workstation/pontos') => {
  known = person(4, { use_terms })
  return { user: userEvent.setup(), ...render(<Framed />, { me: known, path }) }
}

describe('before anything else', () => {
  test('asks in a dialog that cannot be closed, with a link to the document, and shows nothing of the app', async () => {
    const { user } = arrive(null)
    const dialog = await screen.findByRole('dialog', { name: 'Termos de serviço: aceita?' })
    expect(screen.queryByText('o que está aberto')).toBeNull()
    expect(screen.getByRole('link', { name: /Ler os termos de serviço/ }).getAttribute('href')).toBe('/termo')
    expect(dialog.textContent).toContain(TERMS_VERSION)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Termos de serviço: aceita?' })).toBe(dialog)
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
  })

  test('accepting stores the version that was shown and opens the app where it was', async () => {
    const { user, at } = arrive(null)
    await user.click(await screen.findByRole('button', { name: 'Aceito' }))
    await screen.findByText('o aplicativo')
    expect(await server.bodies(PATH)).toEqual([{ version: TERMS_VERSION, accepted: true }])
    expect(at()).toBe('/district/workstation/pontos')
  })

  test.each(['/district/workstation/pontos', '/termo'])(
    'refusing at %s stores false, signs out and says so',
    async (path) => {
      const { user, at } = arrive(null, path)
      await user.click(await screen.findByRole('button', { name: 'Recusar' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Você recusou os termos' })
      expect(dialog.textContent).toContain('Você saiu da conta')
      expect([left, at()]).toEqual([true, '/login'])
      expect(await server.bodies(PATH)).toEqual([{ version: TERMS_VERSION, accepted: false }])
      await user.click(within(dialog).getByRole('button', { name: 'Entrar de novo' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    },
  )

  test('who has refused is told what that means, and may still accept', async () => {
    const { user } = arrive(false)
    const dialog = await screen.findByRole('dialog', { name: 'Você recusou os termos' })
    expect(dialog.textContent).toContain('Nucleo permanece fechado')
    expect(screen.queryByText('o aplicativo')).toBeNull()
    expect(screen.getByRole('link', { name: /Ler de novo/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Aceito' }))
    await screen.findByText('o aplicativo')
    expect(await server.bodies(PATH)).toEqual([{ version: TERMS_VERSION, accepted: true }])
  })

  test('who has refused may sign out', async () => {
    const { user, at } = arrive(false)
    await user.click(await screen.findByRole('button', { name: 'Sair da conta' }))
    await screen.findByText('ninguém')
    expect(left).toBe(true)
    expect(at()).toBe('/login')
  })

  test('an answer that was not stored says so, and may be given again', async () => {
    const { user } = arrive(null)
    server.answer('POST', PATH, () => refusal(503, { detail: 'Indisponível.' }))
    await user.click(await screen.findByRole('button', { name: 'Aceito' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Indisponível.')
    expect(screen.getByRole('button', { name: 'Aceito' })).toBeTruthy()
    expect(screen.queryByText('o aplicativo')).toBeNull()
  })

  test('a page older than the terms in force can only be loaded again', async () => {
    const { user } = arrive(null)
    server.answer('POST', PATH, () => refusal(409, { detail: 'Os termos mudaram.', version: '1.2.0' }))
    await user.click(await screen.findByRole('button', { name: 'Aceito' }))
    expect(await screen.findByRole('button', { name: 'Recarregar' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Aceito' })).toBeNull()
  })

  test('the dialog speaks the other language at a click', async () => {
    const { user } = arrive(null)
    await user.click(await screen.findByRole('button', { name: 'English' }))
    expect(await screen.findByRole('dialog', { name: 'Terms of service: accept?' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'I accept' })).toBeTruthy()
  })

  test('an answer given on another page opens this one too', async () => {
    arrive(null)
    await screen.findByRole('dialog')
    known = { ...known, use_terms: true }
    emitLive({ topic: `user:${known.id}`, event: 'terms.answered' })
    expect(await screen.findByText('o aplicativo')).toBeTruthy()
  })
})

describe('what opens without an answer', () => {
  test.each(['/termo', '/terms-of-service'])('%s shows the document with the question below it', async (path) => {
    const { user, at } = arrive(null, path)
    expect(await screen.findByText('o que está aberto')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Aceito' }))
    await screen.findByText('o aplicativo')
    expect(at()).toBe(path)
  })

  test('who was on the way elsewhere goes on there after reading and accepting', async () => {
    const { user, at } = arrive(null, '/district/workstation/pontos?page=2')
    await user.click(await screen.findByRole('link', { name: /Ler os termos/ }))
    await screen.findByText('o que está aberto')
    await user.click(screen.getByRole('button', { name: 'Aceito' }))
    await waitFor(() => expect(at()).toBe('/district/workstation/pontos?page=2'))
  })

  test('public pages open, everything else does not', async () => {
    const { go } = arrive(null, '/schematic')
    expect(await screen.findByText('o que está aberto')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await go('/ajuda')
    expect(await screen.findByRole('dialog', { name: 'Termos de serviço: aceita?' })).toBeTruthy()
    expect(screen.queryByText('o que está aberto')).toBeNull()
  })
})
