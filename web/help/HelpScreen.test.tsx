import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { articlesIn } from '#web/help/articles.ts'
import { HelpScreen } from '#web/help/HelpScreen.tsx'
import { setLocale } from '#web/kit/words.ts'
import { person } from '#web/testing/person.ts'
import { render, type Rendered } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => {
  fakeServer()
  setLocale('pt')
})

const open = (path = '/ajuda', role: 1 | 3 | 4 = 4): Rendered & { user: ReturnType<typeof userEvent.setup> } => ({
  user: userEvent.setup(),
  ...render(<HelpScreen />, { path, me: person(role) }),
})

test('lists every article under its category', () => {
  open()
  const hrefs = screen.getAllByRole('link').map((it) => it.getAttribute('href') ?? '')
  for (const it of articlesIn('pt')) expect(hrefs).toContain(`/ajuda?artigo=${it.id}`)
  expect(screen.getByRole('heading', { name: 'Primeiros passos' })).toBeTruthy()
})

test('finds without accents while one types, marks what was found and keeps it in the address', async () => {
  const { user, at } = open()
  await user.type(screen.getByRole('searchbox'), 'atomo iniciar')
  const first = (await screen.findAllByRole('link'))[0]
  expect(first?.textContent).toContain('Iniciar um loop')
  expect([...document.querySelectorAll('mark')].map((it) => it.textContent)).toContain('Iniciar')
  await waitFor(() => expect(at()).toBe('/ajuda?q=atomo+iniciar'))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Iniciar um loop', level: 1 })).toBeTruthy()
  expect(at()).toBe('/ajuda?artigo=iniciar-loop&q=atomo+iniciar')
  expect([...document.querySelectorAll('mark')].some((it) => it.textContent === 'átomo')).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Voltar aos resultados' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('atomo iniciar')
})

test('says when nothing is found and leads to support; Esc empties the search', async () => {
  const { user } = open()
  const field = screen.getByRole('searchbox')
  await user.type(field, 'zebra')
  expect((await screen.findByRole('status')).textContent).toBe('Nenhum artigo para “zebra”')
  expect(screen.getByRole('link', { name: 'Falar com o suporte' }).getAttribute('href')).toBe('/suporte')
  await user.type(field, '{Escape}')
  expect(screen.getByRole('heading', { name: 'Primeiros passos' })).toBeTruthy()
})

test('/ goes to the search', async () => {
  const { user } = open()
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('a link opens its article, with its neighbours and what to read next', () => {
  open('/ajuda?artigo=totais')
  expect(screen.getByRole('heading', { name: 'Totais e horas decimais', level: 1 })).toBeTruthy()
  const neighbours = within(screen.getByRole('navigation', { name: 'Central de loops e listas' }))
  expect(neighbours.getByRole('link', { current: 'page' }).textContent).toBe('Totais e horas decimais')
  const next = within(screen.getByRole('navigation', { name: 'Veja também' }))
  expect(next.getAllByRole('link').length).toBeGreaterThan(0)
})

test('a wrong link says so above all articles', () => {
  open('/ajuda?artigo=nada')
  expect(screen.getByText('Este artigo não existe.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Primeiros passos' })).toBeTruthy()
})

test('leads to a screen only whoever may open it', () => {
  const { unmount } = open('/ajuda?artigo=loop-center', 4)
  expect(screen.getByRole('link', { name: 'Abrir a Central de loops' })).toBeTruthy()
  unmount()
  open('/ajuda?artigo=loop-center', 3)
  expect(screen.queryByRole('link', { name: 'Abrir a Central de loops' })).toBeNull()
})

test('tells each role its own screens', () => {
  open('/ajuda?artigo=papeis', 3)
  expect(screen.getByText('Seu papel é Cliente. O menu mostra estas telas:')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Permissões' })).toBeNull()
})

test('the whole page follows the language', async () => {
  open('/ajuda?artigo=totais')
  setLocale('en')
  expect(await screen.findByRole('heading', { name: 'Totals and decimal hours', level: 1 })).toBeTruthy()
})
