import type { Imported } from '#contract/kit/import/imported.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { loopCenter } from '#contract/loop/loop.rules.ts'

/** Loops as the import's steps know a noun; their files have no columns of our own. */
export const hoursNoun = {
  thing: 'loop',
  words: loopImportWords,
  routes: { list: 'loopCenter', show: 'loopShow' },
  imports: { columns: [], match: ['inicio'] },
  list: { columns: {}, calls: { list: loopCenter } },
  crud: { calls: { remove: { can: 'loop.delete' } } },
} as const satisfies Imported
