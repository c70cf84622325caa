import { words } from '#contract/kit/words.ts'

/** Words of the server about the terms. */
export const termsWords = words('terms', {
  otherVersion: [
    'Os termos mudaram enquanto você lia. Abra a versão {{version}} e responda de novo.',
    'The terms changed while you were reading. Open version {{version}} and answer again.',
  ],
})
