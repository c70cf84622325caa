import { beforeEach, expect, test } from 'vitest'
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
