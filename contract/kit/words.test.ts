import { expect, expectTypeOf, test } from 'vitest'
import { type FullKeyOf, type KeyOf, locales, sayIn, words } from '#contract/kit/words.ts'

const { entries, ...cup } = words('cup', {
  title: ['Xícara de {{name}}', 'Cup of {{ name }}'],
  full_one: ['{{count}} xícara cheia', '{{count}} full cup'],
  full_other: ['{{count}} xícaras cheias', '{{count}} full cups'],
  type_other: ['Outra', 'Other'],
})

test('each language says its own text, filled in', () => {
  const asked = { entries, key: 'title', params: { name: 'Ana' } }
  expect(locales.map((locale) => sayIn(locale, asked))).toEqual(['Xícara de Ana', 'Cup of Ana'])
})

test('what is filled in is taken as it stands', () => {
  const asked = { entries, key: 'title', params: { name: '$& {{count}} <b>' } }
  expect(sayIn('pt', asked)).toBe('Xícara de $& {{count}} <b>')
})

test('the plural follows each language: nothing is one in Portuguese and many in English', () => {
  const counts = [0, 1, 2, 7, 1_000_000]
  const said = locales.map((locale) =>
    counts.map((count) => sayIn(locale, { entries, key: 'full', params: { count } })),
  )
  expect(said).toEqual([
    ['0 xícara cheia', '1 xícara cheia', '2 xícaras cheias', '7 xícaras cheias', '1000000 xícaras cheias'],
    ['0 full cups', '1 full cup', '2 full cups', '7 full cups', '1000000 full cups'],
  ])
})

test('a key that only looks like a plural, one that is not there, and a parameter that is not given', () => {
  expect(sayIn('en', { entries, key: 'type_other', params: { count: 1 } })).toBe('Other')
  expect(sayIn('en', { entries, key: 'saucer' })).toBe('saucer')
  expect(sayIn('en', { entries, key: 'title' })).toBe('Cup of ')
})

// Plural pairs are asked for by their base: the compiler says so, no test needs to run.
type Cup = typeof cup & { readonly entries: typeof entries }
expectTypeOf<KeyOf<Cup>>().toEqualTypeOf<'title' | 'full' | 'type_other'>()
expectTypeOf<FullKeyOf<Cup>>().toEqualTypeOf<'cup.title' | 'cup.full' | 'cup.type_other'>()
