import { keyKind } from '#contract/okr/okr.rules.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'

/** Writes a value of a key as its kind is read. */
export const useKeyValue = () => {
  const t = useWords(okrPageWords)
  const f = useFormat()
  return ({ kind }: { readonly kind: number }, value: number): string => {
    if (kind === keyKind.of.currency) return f.money(Math.round(value))
    if (kind === keyKind.of.binary) return t(value >= 1 ? 'value_yes' : 'value_no')
    return kind === keyKind.of.percent ? `${f.number(value)} %` : f.number(value)
  }
}
