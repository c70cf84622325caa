import { describe, expect, test } from 'vitest'
import { auditActs, auditThings, eventName, fieldName, thingName } from './audit.names.ts'
import { storyOf } from './audit.rules.ts'

describe('the story of an action', () => {
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

describe('names', () => {
  test('events and things have words, those of nouns on the kits too', () => {
    for (const locale of ['pt', 'en'] as const) {
      expect(auditActs.filter((it) => eventName(it, locale) === it)).toEqual([])
      expect(auditThings.filter((it) => thingName(it, locale) === it)).toEqual([])
    }
    expect(eventName('auth.failed', 'pt')).toBe('Senha errada')
    expect(eventName('loop', 'pt')).toBe('Loops')
    expect(eventName('sector.changed', 'pt')).toBe('Setor: alteração')
    expect(eventName('sector', 'en')).toBe('Sectors')
    expect(thingName('sector', 'pt')).toBe('Setor')
    expect(new Set(auditActs).size).toBe(auditActs.length)
  })

  test('a field is called as its noun’s column is; what nobody has named stays as it was kept', () => {
    const inPt = (thing: string | null) => ({ thing, locale: 'pt' as const })
    expect(fieldName('lead_id', inPt('sector'))).toBe('Responsável')
    expect(fieldName('tipo', inPt('loop'))).toBe('Tipo')
    expect(['auth.flew', 'comet'].map((it) => eventName(it, 'pt'))).toEqual(['auth.flew', 'comet'])
    expect([thingName('comet', 'pt'), fieldName('peso', inPt('sector'))]).toEqual(['comet', 'peso'])
  })
})
