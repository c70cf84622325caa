import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { termsEn } from '#contract/terms/terms.en.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { setLocale } from '#web/kit/words.ts'
import { TermsScreen } from '#web/terms/TermsScreen.tsx'
import { render } from '#web/testing/render.tsx'
import { fakeServer, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  setLocale('pt')
  const answer = { version: TERMS_VERSION, accepted: true, at: '2026-03-10T15:00:00Z' }
  server.answer('GET', '/api/terms/acceptance', { version: TERMS_VERSION, answer })
})

test('shows version, month, every section with its clauses, and what I answered', async () => {
  render(<TermsScreen />, { path: '/termo' })
  expect(await screen.findByRole('heading', { name: /Disposições finais/ })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(15)
  expect(screen.getByText('Versão 1.1.3')).toBeTruthy()
  expect(screen.getByText('Publicada em maio de 2024')).toBeTruthy()
  expect(screen.getByText('7.3')).toBeTruthy()
  expect(await screen.findByText('Você aceitou esta versão em 10/03/2026 12:00.')).toBeTruthy()
})

test('a link to a section brings it to the top and puts the reader there', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  render(<TermsScreen />, { path: '/termo?s=7' })
  const heading = await screen.findByRole('heading', { name: /Horas, valores e pagamento/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(scrolled.mock.contexts).toEqual([heading])
})

test('the contents lead to each section, also twice to the same', async () => {
  const user = userEvent.setup()
  const { at } = render(<TermsScreen />, { path: '/termo' })
  const contents = within(await screen.findByRole('navigation', { name: 'Nesta página' }))
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  for (const times of [1, 2]) {
    await user.click(contents.getByRole('link', { name: /Disposições finais/ }))
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times))
  }
  expect(at()).toBe('/termo?s=final')
  expect(contents.getAllByRole('link')).toHaveLength(15)
})

test('copies the link of a section', async () => {
  const user = userEvent.setup()
  render(<TermsScreen />, { path: '/termo' })
  await user.click(await screen.findByRole('button', { name: 'Copiar link da seção Confidencialidade' }))
  expect(await navigator.clipboard.readText()).toMatch(/#\/termo\?s=9$/)
  expect(await screen.findByText('Link copiado.')).toBeTruthy()
})

test('follows the language of the screen', async () => {
  render(<TermsScreen />, { path: '/termo' })
  await screen.findByRole('heading', { name: /Confidencialidade/ })
  setLocale('en')
  expect(await screen.findByText(termsEn.confidentiality.title, { ignore: 'a' })).toBeTruthy()
  expect(screen.getByText('Published in May 2024')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Confidencialidade/ })).toBeNull()
})
