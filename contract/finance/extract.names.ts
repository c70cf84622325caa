import type { ExtractRow } from './extract.ts'
import { extractSource } from './finance.codes.ts'

/** Words of `financeWords` that name rows of the extract. */
type NameWord = 'name_invoice' | 'name_order' | 'name_more' | 'name_reversal'
type Say = (word: NameWord, params: Readonly<Record<string, string | number>>) => string

type Named = Pick<ExtractRow, 'source' | 'numero' | 'nome' | 'reversal'>

const ownName = ({ source, numero: number, nome: text }: Named, say: Say): string => {
  const { invoice, order } = extractSource.of
  if (source !== invoice && source !== order) return text
  const name = say(source === invoice ? 'name_invoice' : 'name_order', { number })
  return text === '' ? name : say('name_more', { name, text })
}

/** What a row of the extract is called on pages and in files: its source and number, what it is for, and that it reverses. */
export const extractName = (row: Named, say: Say): string => {
  const name = ownName(row, say)
  return row.reversal ? say('name_reversal', { name }) : name
}
