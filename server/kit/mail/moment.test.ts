import { expect, test } from 'vitest'
import type { Message } from '#contract/kit/words.ts'
import { allWords } from '#contract/words.ts'
import { momentFor } from '#server/kit/mail/moment.ts'

const AT = new Date('2026-06-13T02:59:00Z')

test('an instant is said by its reader’s clock, and names the zone where nobody knows theirs', () => {
  expect(momentFor(AT, { locale: 'pt', zone: 'America/Sao_Paulo' })).toBe('12/06/2026 23:59')
  expect(momentFor(AT, { locale: 'en', zone: 'Asia/Tokyo' })).toBe('13/06/2026 11:59')
  expect(momentFor(AT, { locale: 'pt' })).toBe('12/06/2026 23:59 (America/Sao_Paulo)')
})

test('no mail and no notice counts the days or hours that are left', () => {
  const sent = allWords.flatMap(({ noun, entries }) =>
    Object.entries<Message>(entries)
      .filter(([key]) => noun === 'notification' || noun === 'security' || key.startsWith('mail'))
      .flatMap(([key, texts]) => texts.map((text) => `${noun}.${key}: ${text}`)),
  )
  expect(sent.length).toBeGreaterThan(100)
  expect(sent.filter((it) => /\{\{\w+\}\} (dia|hora|minuto|day|hour|minute)/.test(it))).toEqual([])
})
