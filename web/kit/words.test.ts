import { beforeEach, describe, expect, test, vi } from 'vitest'
import { words } from '#contract/kit/words.ts'
import { getLocale, say, setLocale } from '#web/kit/words.ts'

const cups = words('cups', { title: ['Xícaras de {{name}}', 'Cups of {{name}}'] })

beforeEach(() => setLocale('pt'))

test('Portuguese until somebody chooses, then what was chosen, in the page too', () => {
  expect(say(cups, 'title', { name: 'Ana' })).toBe('Xícaras de Ana')
  expect(document.documentElement.lang).toBe('pt-BR')
  setLocale('en')
  expect([getLocale(), document.documentElement.lang]).toEqual(['en', 'en'])
  expect(say(cups, 'title', { name: 'Ana' })).toBe('Cups of Ana')
  expect(localStorage.getItem('nucleo.locale')).toBe('en')
})

describe('whoever has chosen no language', () => {
  /** The page as it starts at an address, in a browser of some languages. */
  const start = async (address: string, languages = ['pt-BR', 'pt']) => {
    vi.resetModules()
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
    window.history.replaceState(null, '', address)
    return import('#web/kit/words.ts')
  }
  beforeEach(() => localStorage.clear())

  test.each([
    [['en-GB', 'pt-BR'], 'en'],
    [['fr-FR', 'pt-PT', 'en'], 'pt'],
    [['fr-FR', 'de'], 'pt'],
    [[], 'pt'],
  ] as const)('a browser of %j reads %s', async (languages, locale) => {
    expect((await start('/#/login', [...languages])).getLocale()).toBe(locale)
  })

  test('reads a page from a mail in the language of the mail, and what comes after it in this tab too', async () => {
    const page = await start('/#/new-password?code=abc&lang=en')
    expect([page.getLocale(), document.documentElement.lang]).toEqual(['en', 'en'])
    // No screen sees it, and nothing counts as chosen.
    expect(window.location.hash).toBe('#/new-password?code=abc')
    expect(localStorage.getItem('nucleo.locale')).toBeNull()
    expect((await start('/#/login')).getLocale()).toBe('en')
    expect((await start('/#/login?lang=pt', ['en'])).getLocale()).toBe('pt')
    expect(window.location.hash).toBe('#/login')
  })

  test('a link that opens in a page that is open already', async () => {
    window.location.hash = '#/email-confirmation/abc?lang=en'
    await vi.waitFor(() => expect(getLocale()).toBe('en'))
    expect(window.location.hash).toBe('#/email-confirmation/abc')
  })

  test('what was chosen in this browser stays', async () => {
    localStorage.setItem('nucleo.locale', 'pt')
    expect((await start('/#/login?lang=en', ['en'])).getLocale()).toBe('pt')
    expect((await start('/#/login?lang=klingon')).getLocale()).toBe('pt')
  })
})
