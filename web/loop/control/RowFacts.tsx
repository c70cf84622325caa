import type { ControlRow } from '#contract/loop/control/control.ts'
import { loopControlWords } from '#contract/loop/control/loopControl.words.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { useWords } from '#web/kit/words.ts'

/** What a step of the queue decides about: whose work, from when to when, and what was said of it. */
export const RowFacts = ({ of: row }: { readonly of: ControlRow }) => {
  const t = useWords(loopControlWords)
  const f = useFormat()
  const type = row.tipo === null ? undefined : loopType.keyOf(row.tipo)
  const said = [
    { label: t('column_tipo'), value: type && t(`tipo_${type}`) },
    { label: t('column_descricao'), value: row.descricao },
    { label: t('column_ajustes'), value: row.ajustes },
  ]
  return (
    <FactList
      facts={[
        { label: t('column_person'), value: row.person?.nome },
        { label: t('column_inicio'), value: f.dateTime(row.inicio) },
        ...(row.fim === null ? [] : [{ label: t('column_fim'), value: f.dateTime(row.fim) }]),
        { label: t('column_segundos'), value: f.clock(row.segundos) },
        ...said.filter(({ value }) => value),
      ]}
    />
  )
}
