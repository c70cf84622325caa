import { describe, expect, test } from 'vitest'
import { auditEvents, auditNouns, auditThings, eventWord } from './audit.events.ts'
import { storyOf } from './audit.rules.ts'
import { auditWords } from './audit.words.ts'

describe('the story of a deed', () => {
  test('two values', () => {
    expect(storyOf({ role: 4, before: false, after: true, reason: 'edit' })).toEqual({
      changes: [{ field: null, before: false, after: true }],
      facts: [
        ['role', 4],
        ['reason', 'edit'],
      ],
    })
  })

  test('one field, from and to; nothing before is nothing', () => {
    expect(storyOf({ field: 'tipo', from: null, to: 2 })).toEqual({
      changes: [{ field: 'tipo', before: null, after: 2 }],
      facts: [],
    })
  })

  test('records: the fields that differ, new and gone ones too', () => {
    const detail = { before: { nome: 'A', papel: 4, foto: 'x' }, after: { nome: 'B', papel: 4, zona: 'z' } }
    expect(storyOf(detail).changes).toEqual([
      { field: 'nome', before: 'A', after: 'B' },
      { field: 'foto', before: 'x', after: null },
      { field: 'zona', before: null, after: 'z' },
    ])
    expect(storyOf({ before: null, after: { nome: 'B' } }).changes).toEqual([
      { field: 'nome', before: null, after: 'B' },
    ])
  })

  test('the days of an export are facts; what only programs read, and the number of what is named, is left out', () => {
    expect(storyOf({ to: '2026-03-31', from: '2026-03-01', zone: 'UTC', only_user: null, format: 'csv' })).toEqual({
      changes: [],
      facts: [
        ['from', '2026-03-01'],
        ['to', '2026-03-31'],
        ['format', 'csv'],
      ],
    })
    expect(storyOf({ client_id: 'f887', atomo_id: 91, atomo: 'Tela', venture_id: 3 }).facts).toEqual([
      ['atomo', 'Tela'],
      ['venture_id', 3],
    ])
  })

  test('half a pair is a fact like any', () => {
    expect(storyOf({ from: 1, field: 'x' })).toEqual({
      changes: [],
      facts: [
        ['from', 1],
        ['field', 'x'],
      ],
    })
    expect(storyOf({})).toEqual({ changes: [], facts: [] })
  })
})

describe('words', () => {
  test.each(auditEvents)('%s has one', (event) => {
    expect(auditWords.entries).toHaveProperty(eventWord(event) ?? '')
  })

  test('so has every noun and every thing; an event that is not listed has none', () => {
    for (const it of auditNouns) expect(auditWords.entries).toHaveProperty(`noun_${it}`)
    for (const it of auditThings) expect(auditWords.entries).toHaveProperty(`thing_${it}`)
    for (const it of auditNouns)
      expect(auditEvents.filter((event) => event.startsWith(`${it}.`)).length).toBeGreaterThan(1)
    expect(eventWord('auth.flew')).toBeUndefined()
  })
})
