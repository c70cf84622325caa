import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type FullKeyOf, type KeyOf, locales, resource, words } from '#contract/kit/words.ts'

const cup = words('cup', {
  title: ['Xícara', 'Cup'],
  full_one: ['{{count}} xícara cheia', '{{count}} full cup'],
  full_other: ['{{count}} xícaras cheias', '{{count}} full cups'],
})

test('each language gets its own text', () => {
  expect(resource(cup, 'pt')).toEqual({
    title: 'Xícara',
    full_one: '{{count}} xícara cheia',
    full_other: '{{count}} xícaras cheias',
  })
  expect(resource(cup, 'en')).toEqual({
    title: 'Cup',
    full_one: '{{count}} full cup',
    full_other: '{{count}} full cups',
  })
})

describe('for any entries', () => {
  const key = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,12}$/)
  const entries = fc.dictionary(key, fc.tuple(fc.string(), fc.string()), { noNullPrototype: true })

  test('both languages have the keys of the noun, no more and no fewer', () =>
    fc.assert(
      fc.property(entries, (it) => {
        for (const locale of locales) expect(Object.keys(resource(words('x', it), locale))).toEqual(Object.keys(it))
      }),
    ))

  test('no text is lost or swapped', () =>
    fc.assert(
      fc.property(entries, (it) => {
        const [pt, en] = locales.map((locale) => resource(words('x', it), locale))
        for (const [name, message] of Object.entries(it)) expect([pt?.[name], en?.[name]]).toEqual(message)
      }),
    ))
})

// Plural pairs are asked for by their base: the compiler says so, no test needs to run.
expectTypeOf<KeyOf<typeof cup>>().toEqualTypeOf<'title' | 'full'>()
expectTypeOf<FullKeyOf<typeof cup>>().toEqualTypeOf<'cup.title' | 'cup.full'>()
