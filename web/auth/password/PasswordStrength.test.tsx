import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { strengthOf } from '#web/auth/password/estimate.ts'
import { PasswordRule } from '#web/auth/password/PasswordRule.tsx'
import { render } from '#web/testing/render.tsx'

test.each([
  ['Password123!', 'weak', 'similarToCommon'],
  ['Corinthians1!', 'weak', 'words'],
  ['Abcdefghij1', 'fair', 'longer'],
  ['aaaaaaaaaA1', 'weak', 'simpleRepeat'],
  ['Clara-Dias-1', 'weak', 'personal'],
  ['Grampo-lunar-teia-9', 'strong', undefined],
] as const)('%s meets the rule and is %s', (password, level, why) => {
  expect(strengthOf(password, ['Clara', 'Dias', 'clara@firma.example'])).toEqual({ level, why })
})

test('the rule counts the characters that are stored, not the accents apart from them', () => {
  render(<PasswordRule password={'Manha\u0303es-s'} />)
  expect(screen.getByText('ao menos 10 caracteres').closest('li')?.textContent).toContain('falta')
})

test('a password shows how hard it is to guess and why, and none shows nothing', async () => {
  const page = render(<PasswordRule password="" />)
  expect(screen.queryByText(/Força/)).toBeNull()
  page.rerender(<PasswordRule password="Password123!" />)
  expect((await screen.findByText('Força: fraca')).closest('p')?.textContent).toContain('parecida com uma senha muito')
})
