import { fromDecimal } from '#contract/kit/money.ts'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { useWords } from '#web/kit/words.ts'
import { BillableMark } from '#web/loop/facts/BillableMark.tsx'
import { LoopStatusBadge } from '#web/loop/facts/LoopStatusBadge.tsx'
import { LoopTotal } from '#web/loop/facts/LoopTotal.tsx'
import { tenths } from '#web/loop/facts/tenths.ts'
import { PersonName } from '#web/page/PersonName.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import css from './LoopShowScreen.module.css'

interface LoopPartProps {
  readonly part: { readonly nome: string; readonly deleted_at: string | null }
}

/** An atom, cell, gate or venture by its name; a deleted one is red, with an icon and the word. */
const LoopPart = ({ part }: LoopPartProps) => (
  <span className={css['part']} data-deleted={part.deleted_at === null ? undefined : true}>
    {part.nome}
    {part.deleted_at !== null && <DeletedMark at={part.deleted_at} />}
  </span>
)

/** The facts of a loop beside its page; its value only where the server sends it. */
export const LoopFacts = ({ of }: { of: LoopDetail }) => {
  const t = useWords(loopCenterWords)
  const words = useWords(loopWords)
  const f = useFormat()
  const type = of.tipo === null ? undefined : loopType.keyOf(of.tipo)
  const decimal = of.decimal === null ? null : tenths(Math.round(of.decimal * 10), f)
  const money = (it: number | null | undefined) => (it === null || it === undefined ? null : f.money(fromDecimal(it)))
  const values =
    of.valor_hora === undefined && of.valor === undefined
      ? []
      : [
          { label: t('hourlyValue'), value: money(of.valor_hora) },
          { label: t('column_valor'), value: money(of.valor) },
        ]
  return (
    <aside className={css['side']} aria-labelledby="loop-facts">
      <h2 id="loop-facts" className={css['heading']}>
        {t('facts')}
      </h2>
      <FactList
        facts={[
          { label: t('column_total'), value: <LoopTotal loop={of} /> },
          { label: t('column_decimal'), value: decimal && t('decimalOf', decimal) },
          ...(of.concluded_from === null || of.concluded_from === loopStatus.of.stopped
            ? []
            : [{ label: t('concludedFrom'), value: <LoopStatusBadge status={of.concluded_from} /> }]),
          { label: t('column_faturavel'), value: <BillableMark of={of} /> },
          { label: t('column_tipo'), value: type && words(`type_${type}`) },
          ...(of.responsavel ? [{ label: t('column_responsavel'), value: <PersonName of={of.responsavel} /> }] : []),
          {
            label: t('column_project'),
            value: (
              <>
                <VentureMark id={of.project.id} />
                <LoopPart part={of.project} />
              </>
            ),
          },
          { label: t('column_gate'), value: <LoopPart part={of.gate} /> },
          { label: t('column_cell'), value: <LoopPart part={of.cell} /> },
          ...values,
        ]}
      />
    </aside>
  )
}
