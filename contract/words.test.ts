import { expect, test } from 'vitest'
import { allWords } from '#contract/words.ts'

test('both texts of every message name the same parameters', () => {
  const namesIn = (text: string) =>
    [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].toSorted()
  const differing = allWords.flatMap((it) =>
    Object.entries<readonly [string, string]>(it.entries).flatMap(([key, [pt, en]]) =>
      namesIn(pt).join() === namesIn(en).join() ? [] : [`${it.noun}.${key}`],
    ),
  )
  // A role and what was handed over have names in each language; both are given, and each text takes its own.
  expect(differing).toEqual([
    'notification.handedOver',
    'notification.permissionRole_one',
    'notification.permissionRole_other',
  ])
})

test('what opens a parameter closes it', () => {
  const broken = allWords.flatMap((it) =>
    Object.entries<readonly [string, string]>(it.entries).flatMap(([key, texts]) =>
      texts.some((text) => /[{}]/.test(text.replace(/\{\{\s*\w+\s*\}\}/g, ''))) ? [`${it.noun}.${key}`] : [],
    ),
  )
  expect(broken).toEqual([])
})
