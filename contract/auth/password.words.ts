import { words } from '#contract/kit/words.ts'

/** The rule of a new password, part by part. */
export const passwordWords = words('password', {
  rule: ['A senha nova precisa de', 'The new password needs'],
  rule_long: ['ao menos 10 caracteres', 'at least 10 characters'],
  rule_upper: ['uma letra maiúscula', 'an upper-case letter'],
  rule_lower: ['uma letra minúscula', 'a lower-case letter'],
  rule_sign: ['um número ou símbolo', 'a number or symbol'],
  ruleMet: ['atendido', 'met'],
  ruleOpen: ['falta', 'missing'],
})
