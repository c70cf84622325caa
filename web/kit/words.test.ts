import { beforeEach, describe, expect, test, vi } from 'vitest'
import { words } from '#contract/kit/words.ts'
import { unchosenLocale } from '#web/kit/askedLocale.ts'
import { declineEnglish, getLocale, mayOfferEnglish, proposeLocale, say, setLocale } from '#web/kit/words.ts'

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
  /** The language that a page takes at an address, in a browser of some languages. */
  const startsAt = (address: string, languages = ['pt-BR', 'pt']) => {
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
    window.history.replaceState(null, '', address)
    return unchosenLocale()
  }
  beforeEach(() => localStorage.clear())

  test.each([
    [['en-GB', 'pt-BR'], true],
    [['fr-FR', 'pt-PT', 'en'], false],
    [['fr-FR', 'en'], true],
    [['fr-FR', 'de'], false],
    [[], false],
  ] as const)('a browser of %j reads Portuguese, and whether it is offered English is %s', (languages, offered) => {
    expect(startsAt('/#/login', [...languages])).toBe('pt')
    expect(mayOfferEnglish()).toBe(offered)
  })

  test('is offered English no more once a language is chosen or the offer is declined', () => {
    startsAt('/#/login', ['en-US'])
    declineEnglish()
    expect(mayOfferEnglish()).toBe(false)
    localStorage.clear()
    expect(mayOfferEnglish()).toBe(true)
    setLocale('pt')
    expect(mayOfferEnglish()).toBe(false)
  })

  test('reads a page from a mail in the language of the mail, and what comes after it in this tab too', () => {
    expect(startsAt('/#/new-password?code=abc&lang=en')).toBe('en')
    // No screen sees it, and nothing counts as chosen.
    expect(window.location.hash).toBe('#/new-password?code=abc')
    expect(localStorage.getItem('nucleo.locale')).toBeNull()
    expect(startsAt('/#/login')).toBe('en')
    expect(startsAt('/#/login?lang=pt', ['en'])).toBe('pt')
    expect(window.location.hash).toBe('#/login')
    expect(startsAt('/#/login?lang=klingon', ['en'])).toBe('pt')
  })

  test('a link that opens in a page that is open already', async () => {
    window.location.hash = '#/email-confirmation/abc?lang=en'
    await vi.waitFor(() => expect(getLocale()).toBe('en'))
    expect(document.documentElement.lang).toBe('en')
    expect(window.location.hash).toBe('#/email-confirmation/abc')
    // The worker keeps the page for the files that follow.
    setLocale('pt')
  })

  test('what was chosen in this browser stays', () => {
    setLocale('pt')
    proposeLocale('en')
    expect(getLocale()).toBe('pt')
  })
})
