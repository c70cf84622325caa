import { expect, test } from 'vitest'
import { isSamePassword, passwordForms, preparePassword } from '#contract/kit/person/password.ts'

const composed = 'Caf\u00E9-da-manh\u00E3-1'
const decomposed = 'Cafe\u0301-da-manha\u0303-1'

test('a password is the same with composed and with decomposed accents, and with any space', () => {
  expect(preparePassword(decomposed)).toBe(composed)
  expect(preparePassword('Dia\u00A0claro\u3000de\u2003sol 1')).toBe('Dia claro de sol 1')
  expect(isSamePassword(composed, decomposed)).toBe(true)
  expect(isSamePassword('Dia\u00A0claro 1', 'Dia claro 1')).toBe(true)
})

test('nothing else is changed: case, width, compatibility characters, spaces at the ends', () => {
  for (const kept of ['SENHA-Forte-1', '\uFF33enha-1', 'o\uFB01cina-1A', ' Borda-1 ', 'A\u200Db-12345678'])
    expect(preparePassword(kept)).toBe(kept)
  expect(isSamePassword('Oficina-1', 'oficina-1')).toBe(false)
})

test('the forms of a password are those it may be stored under, each once', () => {
  expect(passwordForms('Oficina-do-sol-1')).toEqual(['Oficina-do-sol-1'])
  expect(passwordForms(composed)).toEqual([composed, decomposed])
  expect(passwordForms(decomposed)).toEqual([composed, decomposed])
  expect(passwordForms('Caf\u00E9\u00A01')).toEqual(['Caf\u00E9 1', 'Caf\u00E9\u00A01', 'Cafe\u0301\u00A01'])
})
