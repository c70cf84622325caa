import { words } from '#contract/kit/words.ts'

/** Words for the strength of a new password, and for its weaknesses. */
export const strengthWords = words('strength', {
  level: ['Força: {{level}}', 'Strength: {{level}}'],
  level_weak: ['fraca', 'weak'],
  level_fair: ['razoável', 'fair'],
  level_good: ['boa', 'good'],
  level_strong: ['forte', 'strong'],
  straightRow: ['Teclas em linha são fáceis de adivinhar.', 'Rows of keys are easy to guess.'],
  keyPattern: ['Caminhos curtos no teclado são fáceis de adivinhar.', 'Short keyboard patterns are easy to guess.'],
  simpleRepeat: ['Repetições como “aaa” são fáceis de adivinhar.', 'Repeats like “aaa” are easy to guess.'],
  extendedRepeat: ['Repetições como “abcabc” são fáceis de adivinhar.', 'Repeats like “abcabc” are easy to guess.'],
  sequences: [
    'Sequências como “abc” ou “6543” são fáceis de adivinhar.',
    'Sequences like “abc” or “6543” are easy to guess.',
  ],
  dates: ['Datas e anos são fáceis de adivinhar.', 'Dates and years are easy to guess.'],
  common: ['Esta é uma senha muito usada.', 'This is a commonly used password.'],
  similarToCommon: ['É parecida com uma senha muito usada.', 'It is similar to a commonly used password.'],
  words: ['Uma palavra ou um nome só é fácil de adivinhar.', 'A single word or name is easy to guess.'],
  personal: ['Seu nome e seu e-mail são fáceis de adivinhar.', 'Your name and your e-mail are easy to guess.'],
  longer: ['Mais uma ou duas palavras pouco comuns a deixam forte.', 'One or two more uncommon words make it strong.'],
})
