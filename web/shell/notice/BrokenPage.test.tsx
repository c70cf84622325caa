import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { LOAD_MS, LoadError, UnknownAddress } from '#web/kit/call/load.ts'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'
import { screens } from '#web/screens/all.ts'
import { fetchScreen } from '#web/screens/ScreenHost.tsx'
import { BrokenPage } from '#web/shell/notice/BrokenPage.tsx'
import { person, signInAs } from '#web/testing/person.ts'

/** The page as a visit leaves it whose loading failed like this. */
const failedBy = async (load: () => unknown): Promise<string> => {
  signInAs(person(4))
  const router = createMemoryRouter(
    [{ path: '*', loader: async () => load(), element: null, HydrateFallback: () => null, ErrorBoundary: BrokenPage }],
    { initialEntries: ['/ajuda'] },
  )
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const title = (await screen.findByRole('heading', { level: 1 })).textContent
  return title
}
const fails = (error: Error) => () => {
  throw error
}

const NOT_LOADED = 'A tela não carregou'
const BROKEN = 'Um erro ocorreu!'

describe('what a visit that failed says', () => {
  test.each([
    ['a part that did not come', new LoadError('late'), NOT_LOADED],
    ['no network', new CallError({ message: 'Sem conexão.', network: true }), NOT_LOADED],
    ['a server that is not up', new CallError({ message: 'Em manutenção.', status: 503 }), NOT_LOADED],
    ['too many calls from here', new CallError({ message: 'Aguarde.', status: 429 }), NOT_LOADED],
    ['a server that failed', new CallError({ message: 'Falhou.', status: 500 }), BROKEN],
    ['a fault in the page', new TypeError('x is not a function'), BROKEN],
    ['an unknown address', new UnknownAddress('/ajuda'), 'Página não encontrada'],
  ])('%s', async (_, error, title) => {
    expect(await failedBy(fails(error))).toBe(title)
    const code = { [BROKEN]: '500', 'Página não encontrada': '404' }[title]
    expect(['404', '500'].filter((it) => screen.queryByText(it) !== null)).toEqual(code ? [code] : [])
    // A page may not have come; an address does not come by trying again.
    const ways = screen.queryAllByRole('button').map((it) => it.textContent)
    expect(ways).toEqual(code === '404' ? [] : ['Recarregar'])
  })

  test('a server that says when to ask again is asked then, without anybody doing anything', async () => {
    let asked = 0
    await failedBy(() => {
      asked += 1
      if (asked < 3) throw new CallError({ message: 'Aguarde.', status: 429, retryAfter: 0.1 })
      return null
    })
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
    expect(asked).toBe(3)
  })

  test('the server’s own words stand below; what a fault of the page says is for the log', async () => {
    await failedBy(fails(new CallError({ message: 'Falhou: pedido 4711.', status: 500 })))
    expect(screen.getByText('Falhou: pedido 4711.')).toBeTruthy()
    document.body.replaceChildren()
    await failedBy(fails(new TypeError('x is not a function')))
    expect(screen.queryByText(/not a function/)).toBeNull()
  })
})

describe('the code of a screen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())

  test('that has not come after 120 s is given up, and tried again at the next visit', async () => {
    const load = vi.spyOn(screens.about, 'load').mockReturnValue(new Promise<never>(() => undefined))
    const failed = vi.fn()
    void fetchScreen('about').catch(failed)
    await vi.advanceTimersByTimeAsync(LOAD_MS - 1)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(LoadError))

    load.mockResolvedValue(() => null)
    await fetchScreen('about')
    await fetchScreen('about')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('that a new version has replaced has failed at once', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module')
    vi.spyOn(screens.help, 'load').mockRejectedValue(gone)
    await expect(fetchScreen('help')).rejects.toMatchObject({ name: 'LoadError', cause: gone })
  })
})
