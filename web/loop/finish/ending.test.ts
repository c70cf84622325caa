import { describe, expect, test } from 'vitest'
import { formatCall, ZONE } from '#contract/kit/dates.ts'
import { adjustmentErrors, exactEnd, finishErrors, typedTime } from '#web/loop/finish/ending.ts'

const fim = '2026-11-20T15:00:30.000Z'
const loop = { inicio: '2026-11-20T13:00:30.000Z', fim, data_fim: formatCall(new Date(fim)) }
const now = Date.parse('2026-11-20T18:00:00.000Z')
const check = (fim: string, ajustes = 'saí') => adjustmentErrors({ fim, ajustes }, loop, { zone: ZONE, now })

test('the minute of a mark means the mark, another minute its first second', () => {
  expect(exactEnd('20/11/2026 12:00', loop, ZONE)?.toISOString()).toBe(loop.fim)
  expect(exactEnd('20/11/2026 10:00', loop, ZONE)?.toISOString()).toBe(loop.inicio)
  expect(exactEnd('20/11/2026 11:15', loop, ZONE)?.toISOString()).toBe('2026-11-20T14:15:00.000Z')
  expect(exactEnd('31/02/2026 11:15', loop, ZONE)).toBeUndefined()
})

test('an instant is typed and read back in the person’s zone', () => {
  const at = new Date('2026-11-20T02:05:00.000Z')
  expect(typedTime(at, ZONE)).toBe('19/11/2026 23:05')
  expect(typedTime(at, 'Europe/Lisbon')).toBe('20/11/2026 02:05')
})

describe('screen 4', () => {
  test.each([
    ['', 'endMissing'],
    ['20/11', 'badEnd'],
    ['lixo', 'badEnd'],
    ['20/11/2026 9:59', 'endBeforeStart'],
    ['20/11/2026 15:01', 'endInFuture'],
  ])('an end of "%s" is refused: %s', (fim, word) => expect(check(fim).fim).toEqual({ word }))

  test('an end is at most eight hours past the mark, also where a correction has moved it before', () => {
    const corrected = { ...loop, fim: '2026-11-20T13:30:00.000Z' }
    const later = (text: string) =>
      adjustmentErrors({ fim: text, ajustes: 'x' }, corrected, { zone: ZONE, now: now + 8 * 3_600_000 }).fim
    expect(later('20/11/2026 20:00')).toBeUndefined()
    expect(later('20/11/2026 20:01')).toEqual({ word: 'tooFarAfter', until: new Date('2026-11-20T23:00:30.000Z') })
    expect(exactEnd('20/11/2026 12:00', corrected, ZONE)?.toISOString()).toBe(fim)
  })

  test('an end within the loop passes, and so does the very start', () => {
    expect(check('20/11/2026 11:00')).toEqual({ fim: undefined, ajustes: undefined })
    expect(check('20/11/2026 10:00').fim).toBeUndefined()
  })

  test.each([
    ['', { word: 'justificationMissing' }],
    ['   ', { word: 'justificationMissing' }],
    ['x'.repeat(140), undefined],
    ['x'.repeat(141), { word: 'tooLong', params: { max: 140 } }],
  ])('a justification of "%s"', (text, wrong) => expect(check('20/11/2026 11:00', text).ajustes).toEqual(wrong))
})

test('screen 2 wants a description of at most 140 characters and a type', () => {
  expect(finishErrors({ descricao: '', tipo: null })).toEqual({
    descricao: { word: 'descriptionRequired' },
    tipo: { word: 'typeRequired' },
  })
  expect(finishErrors({ descricao: ' x ', tipo: 1 })).toEqual({ descricao: undefined, tipo: undefined })
  expect(finishErrors({ descricao: 'x'.repeat(141), tipo: 1 }).descricao).toMatchObject({ word: 'tooLong' })
})
