import { createInstance } from 'i18next'
import { beforeEach, describe, expect, test } from 'vitest'
import { uiWords } from '#contract/kit/ui.words.ts'
import { locales, resource, words } from '#contract/kit/words.ts'
import { allWords } from '#contract/words.ts'
import { getLocale, say, setLocale } from '#web/kit/words.ts'

const cups = words('cups', {
  title: ['Xícaras de {{name}}', 'Cups of {{name}}'],
  full_one: ['{{count}} cheia', '{{count}} full'],
  full_other: ['{{count}} cheias', '{{count}} full ones'],
})

beforeEach(() => setLocale('pt'))

test('Portuguese until somebody chooses, then what was chosen, in the page too', () => {
  expect(say(cups, 'title', { name: 'Ana' })).toBe('Xícaras de Ana')
  expect(document.documentElement.lang).toBe('pt-BR')
  setLocale('en')
  expect([getLocale(), document.documentElement.lang]).toEqual(['en', 'en'])
  expect(say(cups, 'title', { name: 'Ana' })).toBe('Cups of Ana')
  expect(localStorage.getItem('nucleo.locale')).toBe('en')
})

test('a million has a plural too', () => {
  expect([0, 1, 2, 1_000_000].map((count) => say(cups, 'full', { count }))).toEqual([
    '0 cheia',
    '1 cheia',
    '2 cheias',
    '1000000 cheias',
  ])
})

/** Every base key with the parameters that its text names, in either language: some differ, as a role's name does. */
const asked = [...allWords, uiWords, cups].flatMap((it) =>
  Object.entries(it.entries).map(([key, texts]) => {
    const names = [...texts.join(' ').matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '')
    return {
      it,
      key: key.replace(/_(one|other)$/, ''),
      params: Object.fromEntries(names.map((name) => [name, `<${name}>`])),
    }
  }),
)

describe.each(locales)('in %s', (locale) => {
  test('everything is said as the server’s i18next says it', async () => {
    const i18next = createInstance()
    await i18next.init({
      lng: locale,
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: '.',
      interpolation: { escapeValue: false },
      ns: asked.map((each) => each.it.noun),
      resources: {
        [locale]: Object.fromEntries(asked.map(({ it }) => [it.noun, resource(it, locale)])),
      },
    })
    setLocale(locale)
    expect(asked.length).toBeGreaterThan(100)
    for (const { it, key, params } of asked) {
      for (const count of [undefined, 0, 1, 2, 7]) {
        const given = count === undefined || !('count' in params) ? params : { ...params, count }
        const ours = say(it as never, key as never, given)
        expect([it.noun, key, ours]).toEqual([it.noun, key, i18next.t(`${it.noun}.${key}`, given) as string])
      }
    }
  })
})
