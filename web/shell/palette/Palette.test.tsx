import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { Shell } from '#web/shell/Shell.tsx'
import { ended, forgetLoops, pontoSince, shellServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)
afterEach(() => {
  vi.unstubAllGlobals()
})

const palette = () => screen.queryByRole('dialog', { name: 'Ir para uma tela ou executar uma ação' })
const field = () => within(screen.getByRole('dialog')).getByRole('combobox')
const options = () => screen.getAllByRole('option')
const chosen = () => options().find((it) => it.getAttribute('aria-selected') === 'true')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const foundBy = ({ asked }: { asked: readonly Request[] }) =>
  asked.map((it) => new URL(it.url).pathname).filter((it) => it.endsWith('/found'))
const labels = () => options().map((it) => it.textContent)
/** Without articles of the help, which may match anything. */
const offered = () => screen.queryAllByRole('option').filter((it) => !it.textContent.startsWith('Ajuda'))

const shown = async (role: Role = 4) => {
  const server = shellServer()
  server.answer('GET', '/api/loopers/found', {
    data: [{ id: 9, nome: 'Íris Prado', hint: 'iris@example.org', gone: false }],
    more: false,
  })
  server.answer('GET', '/api/clients/found', {
    data: [{ id: 5, nome: 'Pão & Cia', hint: null, gone: false }],
    more: false,
  })
  const page = render(
    <Shell>
      <button type="button">na tela</button>
    </Shell>,
    { me: person(role) },
  )
  // The timer binds the keys of the loop.
  if ([1, 4, 7].includes(role)) await screen.findByRole('button', { name: 'Iniciar loop' })
  return { ...page, server }
}

const opened = async (role?: Role) => {
  const page = await shown(role)
  screen.getByRole('button', { name: 'na tela' }).focus()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await screen.findByRole('combobox')
  // The atoms come last, from the server.
  if (![2, 3].includes(role ?? 4)) await screen.findByRole('option', { name: /Medir a safra/ })
  return page
}

describe('it opens', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'by its key, %o, also out of a field; not by a bare K',
    async (by) => {
      await shown()
      fireEvent.keyDown(document.body, { key: 'k' })
      expect(palette()).toBeNull()
      fireEvent.keyDown(document.body, { key: 'k', ...by })
      await waitFor(() => expect(palette()).not.toBeNull())
      expect(document.activeElement).toBe(field())
    },
  )

  test('by the button in the bar', async () => {
    await shown()
    fireEvent.click(screen.getByRole('button', { name: 'Abrir a paleta de comandos' }))
    await waitFor(() => expect(palette()).not.toBeNull())
  })
})

describe('keys', () => {
  test('Esc closes it and gives the focus back', async () => {
    await opened()
    press('Escape')
    expect(palette()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'na tela' }))
  })

  test('the arrows go round, the field points at the chosen one, typing begins at the first again', async () => {
    await opened()
    const all = options()
    expect(chosen()).toBe(all[0])
    press('ArrowDown')
    expect(chosen()).toBe(all[1])
    expect(field().getAttribute('aria-activedescendant')).toBe(all[1]?.id)
    press('ArrowUp')
    press('ArrowUp')
    expect(chosen()).toBe(all.at(-1))
    press('ArrowDown')
    expect(chosen()).toBe(all[0])
    press('ArrowDown')
    type('loop')
    expect(chosen()).toBe(options()[0])
  })

  test('Enter opens the chosen screen', async () => {
    const page = await opened()
    type('central de loops')
    press('Enter')
    await waitFor(() => expect(page.at()).toBe('/district/workstation/pontos'))
    expect(palette()).toBeNull()
  })

  test('what is typed is answered in the order of its worth, each answer with its heading', async () => {
    await opened(1)
    type('átomo')
    expect(screen.getAllByRole('group').map((it) => it.getAttribute('aria-label'))).toEqual(['Respostas'])
    expect(labels()[0]).toBe('WorkstationÁtomosGA')
    expect(labels().slice(1, 5)).toEqual(expect.arrayContaining(['Mais pertoÁtomos atrasados', 'CriarNovo átomo']))
  })

  test('a screen is found by its name in the other language too', async () => {
    await opened()
    type('loop center')
    expect(chosen()?.textContent).toContain('Central de loops')
  })

  test('Enter runs the chosen action', async () => {
    await opened()
    type('iniciar')
    expect(chosen()?.textContent).toContain('Iniciar loop')
    press('Enter')
    expect(await screen.findByRole('dialog', { name: 'Em qual átomo você vai trabalhar?' })).toBeTruthy()
    expect(palette()).toBeNull()
  })

  test('an atom, found by its name or its venture, starts a loop; none is offered while one runs', async () => {
    const { server } = await opened()
    server.answer('PATCH', '/api/startPonto', { status: 'success', message: 'ok', data: pontoSince(0) })
    type('lua vitrine')
    await screen.findByRole('option', { name: /Iniciar loop.*Desenhar a vitrine/ })
    server.put(pontoSince(0))
    press('Enter')
    expect(palette()).toBeNull()
    expect(await screen.findByText('Loop iniciado.')).toBeTruthy()
    expect(await server.bodies('/api/startPonto')).toMatchObject([{ atomo_id: 3 }])
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await screen.findByRole('combobox')
    type('vitrine')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  })

  test('where nothing is found it says so, and no key does anything', async () => {
    const page = await opened()
    type('xyzzy')
    expect(screen.getByText('Nada encontrado para “xyzzy”')).toBeTruthy()
    expect(screen.queryByRole('option')).toBeNull()
    press('ArrowDown')
    press('Enter')
    expect([page.at(), palette() === null]).toEqual(['/', false])
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  })
})

describe('people and clients, whom the server finds', () => {
  test('a document leads an administrator to the person, and to the client', async () => {
    const { at, server } = await opened(1)
    type('529.982.247-25')
    const found = await screen.findByRole('option', { name: /Íris Prado · iris@example.org/ })
    expect(await screen.findByRole('option', { name: /Pão & Cia/ })).toBeTruthy()
    expect(foundBy(server)).toEqual(['/api/loopers/found', '/api/clients/found'])
    fireEvent.click(found)
    await waitFor(() => expect(at()).toBe('/looper/show/9'))
  })

  test.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '30'])(
    'digits, as %s, find no article of the help, although many have such digits',
    async (digits) => {
      await opened(1)
      type('timer')
      await screen.findAllByRole('option', { name: /^Ajuda/ })
      type(digits)
      await screen.findByRole('option', { name: /Pão & Cia/ })
      expect(screen.queryByRole('option', { name: /^Ajuda/ })).toBeNull()
    },
  )

  test('a manager, who opens nobody, is led to the list, and is offered no client', async () => {
    const { at, server } = await opened(2)
    type('iris')
    fireEvent.click(await screen.findByRole('option', { name: /Íris Prado/ }))
    await waitFor(() => expect(at()).toMatch(/^\/district\/hub\/loopers/))
    expect(foundBy(server)).toEqual(['/api/loopers/found'])
  })

  test.each([3, 4] as const)('role %i asks for nobody', async (role) => {
    const { server } = await opened(role)
    type('iris')
    expect(await screen.findByText('Nada encontrado para “iris”')).toBeTruthy()
    expect(foundBy(server)).toEqual([])
  })
})

describe('what stands in ventures, which the server finds', () => {
  test('the slash opens the search, and a short id leads to its atom', async () => {
    const { at, server } = await shown()
    server.answer('GET', '/api/search', {
      data: [{ thing: 'atom', id: 128, nome: 'Desenhar a capa', hint: 'LUA-128 · Loja Lua Cheia' }],
    })
    fireEvent.keyDown(document.body, { key: '/' })
    await screen.findByRole('combobox')
    type('lua-128')
    fireEvent.click(await screen.findByRole('option', { name: /Átomos.*Desenhar a capa · LUA-128/ }))
    await waitFor(() => expect(at()).toBe('/open/atom/128'))
    const searched = server.asked.filter((it) => new URL(it.url).pathname === '/api/search')
    expect(searched.map((it) => new URL(it.url).searchParams.get('q'))).toEqual(['lua-128'])
  })
})

describe('the pointer', () => {
  test('a click runs what it falls on', async () => {
    const page = await opened()
    type('suporte')
    fireEvent.click(options()[0] ?? document.body)
    await waitFor(() => expect(page.at()).not.toBe('/'))
    expect(palette()).toBeNull()
  })

  test('beside it, it closes', async () => {
    await opened()
    const veil = screen.getByRole('dialog').closest('[role="presentation"]')
    fireEvent.mouseDown(screen.getByRole('dialog'))
    expect(palette()).not.toBeNull()
    fireEvent.mouseDown(veil ?? document.body)
    expect(palette()).toBeNull()
  })
})

describe('under headings', () => {
  test('what was used last stands first, and a name has no prefix', async () => {
    const { unmount } = await opened()
    type('suporte')
    press('Enter')
    await waitFor(() => expect(palette()).toBeNull())
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await screen.findByRole('combobox')
    const sections = () =>
      screen
        .getAllByRole('group')
        .map((it) => [it.getAttribute('aria-label'), within(it).getAllByRole('option').length])
    expect(sections()[0]).toEqual(['Usados por último', 1])
    expect(options()[0]?.textContent).toContain('Suporte')
    expect(sections().map(([name]) => name)).toEqual(
      expect.arrayContaining(['Sua conta', 'Horas de um período', 'Geral']),
    )
    // The item occurs there alone.
    expect(labels().filter((it) => it?.endsWith('Suporte'))).toHaveLength(1)
    unmount()
  })
})

describe('what is offered', () => {
  test('what the key of the loop does at this moment: start it, open it, finish it; each with its icon', async () => {
    const { server } = await opened()
    const ofLoop = () => labels().filter((it) => it.startsWith('Loop'))
    const signed = (it: Element | null) => it?.tagName === 'svg' || it?.hasAttribute('data-venture')
    const allWithIcon = () => options().every((it) => signed(it.firstElementChild))
    const now = (loop: Ponto) => {
      server.put(loop)
      void queryClient.invalidateQueries()
    }
    expect([ofLoop(), allWithIcon()]).toEqual([['LoopIniciar loopN'], true])
    const loop = pontoSince(0)
    now(loop)
    await waitFor(() => expect(ofLoop().toSorted()).toEqual(['LoopAbrir o timerN', 'LoopParar loopS']))
    expect(allWithIcon()).toBe(true)
    now(ended(loop, 2))
    await waitFor(() =>
      expect(ofLoop()).toEqual([
        'LoopConcluir: Desenhar a vitrineF',
        'LoopIniciar loopN',
        'LoopContinuar: Desenhar a vitrineR',
      ]),
    )
    expect(allWithIcon()).toBe(true)
  })

  test('an administrator’s has the permissions, a looper’s has not', async () => {
    const { unmount } = await opened(1)
    type('permiss')
    expect(labels().some((it) => it?.includes('Permissões'))).toBe(true)
    unmount()
    await opened(4)
    type('permiss')
    expect(offered().map((it) => it.textContent)).toEqual(['Mais pertoO que cada papel pode fazer'])
  })

  test('a client is offered no loop', async () => {
    await opened(3)
    type('loop')
    expect(screen.queryByRole('option', { name: /Iniciar loop|Central de loops/ })).toBeNull()
    type('')
    expect(options().length).toBeGreaterThan(0)
  })

  test('each once: neither itself nor the keys that go to a screen are listed beside the screens', async () => {
    await opened(1)
    expect(new Set(labels()).size).toBe(labels().length)
    type('paleta')
    expect(offered()).toEqual([])
    type('central de loops')
    expect(offered()).toHaveLength(1)
    expect(within(options()[0] ?? document.body).getByText('L')).toBeTruthy()
  })
})
