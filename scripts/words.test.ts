import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Message, Words } from '#contract/kit/words.ts'
import { lists } from '#contract/lists.ts'
import { nouns } from '#contract/nouns.ts'

/*
 * Missing keys are found by the compiler, sentences outside the words by the lint rule `words-apart`. Here: each message
 * is whole in both languages, and none is left over.
 */

const root = join(import.meta.dirname, '..')

interface Found {
  readonly file: string
  readonly it: Words
}

const isWords = (it: unknown): it is Words => typeof it === 'object' && it !== null && 'noun' in it && 'entries' in it

const load = async (file: string): Promise<Found[]> => {
  const module: Record<string, unknown> = await import(join(root, file))
  return Object.values(module).flatMap((it) => (isWords(it) ? [{ file, it }] : []))
}

const all = (await Promise.all(globSync('contract/**/*.words.ts', { cwd: root }).map(load))).flat()

const each = (check: (message: Message) => boolean): string[] =>
  all.flatMap(({ it }) =>
    Object.entries(it.entries)
      .filter(([, message]) => !check(message))
      .map(([key]) => `${it.noun}.${key}`),
  )

test('there are words', () => {
  expect(all.length).toBeGreaterThan(30)
})

test('each message says something in both languages', () => {
  expect(each((message) => message.length === 2 && message.every((text) => text.trim() !== ''))).toEqual([])
})

/** Parameters of a text. One language may say "one" where the other has the number; `x_pt` and `x_en` count as one. */
const filledIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map((it) => (it[1] ?? '').replace(/_(?:pt|en)$/, ''))
    .filter((name) => name !== 'count')

test('both languages fill in the same', () => {
  const same = (one: string, other: string) => filledIn(one).every((name) => filledIn(other).includes(name))
  expect(each(([pt, en]) => same(pt, en) && same(en, pt))).toEqual([])
})

test('each list has its title, what it is searched by, and what an empty one says', () => {
  const keysOf = (noun: string) => all.flatMap(({ it }) => (it.noun === noun ? Object.keys(it.entries) : []))
  const silent = lists.flatMap(({ noun }) => {
    const own = keysOf(noun === 'loop' ? 'loopCenter' : noun)
    // Support says for each of its two tabs what an empty one is for.
    const needed = ['title', 'search', ...(noun === 'support' ? [] : ['emptyBody'])]
    return needed.filter((key) => !own.includes(key)).map((key) => `${noun}.${key}`)
  })
  expect(silent).toEqual([])
})

test('each step has its button, what it says when it is done, and what its question asks', () => {
  const silent = nouns.flatMap(({ flow, words: { noun, entries } }) =>
    Object.entries(flow?.steps.of ?? {}).flatMap(([name, { ask }]) => {
      const parts = [
        '',
        '_done',
        ...(ask === 'confirm' ? ['_ask', '_body'] : []),
        ...(ask === 'reason' ? ['_body'] : []),
      ]
      return parts.map((part) => `step_${name}${part}`).flatMap((key) => (key in entries ? [] : [`${noun}.${key}`]))
    }),
  )
  expect(silent).toEqual([])
})

test('a sentence is not the same in both languages', () => {
  expect(each(([pt, en]) => pt !== en || pt.split(/\s+/).length < 4)).toEqual([])
})

test('a plural has both its forms', () => {
  const alone = all.flatMap(({ it }) =>
    Object.keys(it.entries)
      .filter((key) => key.endsWith('_one') && !(`${key.slice(0, -'_one'.length)}_other` in it.entries))
      .map((key) => `${it.noun}.${key}`),
  )
  expect(alone).toEqual([])
})

const sources = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Pattern of a code, as in `events_loop.started` or `scopes_loops:read`. */
const ANY = '[\\w.:]+'

/** Patterns of the keys that a source uses by templates, such as `status_${status}`. */
const asked = (text: string): RegExp[] =>
  [...text.matchAll(/`([\w.]*(?:\$\{[^}`]*\}[\w.]*)+)`/g)]
    .map((it) => (it[1] ?? '').replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, ANY))
    // A template of parameters alone would match every key.
    .filter((it) => it.replaceAll(ANY, '').replaceAll('\\.', '') !== '')
    .map((it) => new RegExp(`^${it}$`))

const templates = sources.flatMap(({ text }) => asked(text))

/** Keys as callers use them: `x` for the pair `x_one` and `x_other`. */
const keysOf = ({ entries }: Words): string[] => {
  const paired = (key: string) => {
    const base = key.replace(/_(?:one|other)$/, '')
    return `${base}_one` in entries && `${base}_other` in entries ? base : key
  }
  return [...new Set(Object.keys(entries).map(paired))]
}

const unused = ({ file, it }: Found): string[] => {
  const others = sources.filter((source) => source.file !== file)
  // Words of data (routes, things, acts) are used by keys of the data, which are in the contract.
  const isData = (key: string) =>
    others.some(
      (source) =>
        source.file.startsWith('contract/') &&
        !source.file.endsWith('.words.ts') &&
        new RegExp(`\\b${key}:`).test(source.text),
    )
  const isSaid = (key: string) =>
    others.some(({ text }) => text.includes(`'${key}'`) || text.includes(`'${it.noun}.${key}'`)) ||
    templates.some((form) => form.test(key) || form.test(`${it.noun}.${key}`))
  return keysOf(it)
    .filter((key) => !isSaid(key) && !isData(key))
    .map((key) => `${it.noun}.${key}`)
}

test('no message is left over', () => {
  expect(all.flatMap(unused)).toEqual([])
})
