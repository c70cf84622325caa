import { Checkbox } from '@mantine/core'
import { linesOf } from '#contract/invoice/invoice.rules.ts'
import type { LoopCandidate } from '#contract/invoice/invoice.schemas.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import type { Chosen } from '#web/invoice/new/chosen.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { Fold } from '#web/kit/ui/ruled/Fold.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

interface AtomProps extends Chosen {
  readonly of: readonly LoopCandidate[]
}

/** The loops of an atom, which are one line: all of them at once, or one by one. */
const Atom = ({ of: loops, without, leave }: AtomProps) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const [first] = loops
  if (!first) return null
  const taken = loops.filter((it) => !without.has(it.id))
  const priced = taken.map((it) => ({ ...it, valor_hora_centavos: it.valor_hora_centavos ?? 0 }))
  const [line] = linesOf({ entregas: [], loops: priced, others: [] })
  return (
    <div>
      <Row at="between">
        <Checkbox
          checked={taken.length > 0}
          indeterminate={taken.length > 0 && taken.length < loops.length}
          onChange={() =>
            leave(
              loops.map((it) => it.id),
              taken.length > 0,
            )
          }
          label={first.atomo.nome}
          description={
            <>
              <VentureName {...first.venture} /> ·{' '}
              {t('rule', {
                hours: f.paidHours((line?.decimos ?? 0) / 10),
                rate: f.money(first.valor_hora_centavos ?? 0),
              })}
            </>
          }
        />
        <strong className="figures">{f.money(line?.centavos ?? 0)}</strong>
      </Row>
      <Fold head={t('loops', { count: loops.length })}>
        <RuledList of={loops}>
          {(loop) => (
            <Row at="between">
              <Checkbox
                checked={!without.has(loop.id)}
                onChange={() => leave([loop.id], !without.has(loop.id))}
                label={f.dateTime(loop.inicio)}
              />
              <span className="figures">
                {f.clock(loop.segundos)} · {f.money(loop.valor_centavos)}
              </span>
            </Row>
          )}
        </RuledList>
      </Fold>
    </div>
  )
}

/** Hours that can be charged, atom by atom. */
export const Hours = ({ of, without, leave }: AtomProps) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const atoms = [...Map.groupBy(of, (it) => `${String(it.venture.id)} ${String(it.atomo.id)}`)]
  return (
    <Card title={`${t('billable')} · ${f.number(of.filter((it) => !without.has(it.id)).length)}`} lead={t('why')}>
      <RuledList of={atoms.map(([id, loops]) => ({ id, loops }))}>
        {({ loops }) => <Atom of={loops} without={without} leave={leave} />}
      </RuledList>
    </Card>
  )
}
