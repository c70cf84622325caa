import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { linesOf, totalOf } from '#contract/invoice/invoice.rules.ts'
import type { EntregaCandidate, LoopCandidate } from '#contract/invoice/invoice.schemas.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Entregas } from '#web/invoice/new/Entregas.tsx'
import { Hours } from '#web/invoice/new/Hours.tsx'
import { LeftOut } from '#web/invoice/new/LeftOut.tsx'
import { OtherLines, type OtherLine } from '#web/invoice/new/OtherLines.tsx'
import { reread, useCall, useSend } from '#web/kit/call/query.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { useLocalForm } from '#web/kit/form/useLocalForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Columns, Notice, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface Asked {
  readonly client_id: number
  readonly from: string
  readonly to: string
}

type Previewed = AnswerOf<typeof invoiceCalls.preview>['data']

const isReady = ({ fate }: EntregaCandidate | LoopCandidate): boolean => fate === 'ready'
const whole = ({ venture_id, descricao, centavos }: OtherLine) =>
  venture_id !== null && descricao.trim() !== '' && centavos !== null && centavos > 0
    ? [{ venture_id, descricao: descricao.trim(), centavos }]
    : []

/** Ids that are left out, and the way to leave some out or take them again. */
const useWithout = () => {
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const leave = (ids: readonly number[], out: boolean): void =>
    setWithout((before) => new Set(out ? [...before, ...ids] : [...before].filter((it) => !ids.includes(it))))
  return { without, leave }
}

interface Planned {
  readonly issued_on: string | null
  readonly due_on: string | null
  readonly descricao: string
  readonly others: OtherLine[]
}

const begin = ({ issued_on, due_on }: Previewed): Planned => ({ issued_on, due_on, descricao: '', others: [] })

/** Centavos of all that is chosen, as the server adds them up. */
const totalFor = (
  { entregas, loops }: Pick<Previewed, 'entregas' | 'loops'>,
  others: readonly { readonly centavos: number }[],
): number => {
  const lines = linesOf({
    entregas: entregas.map((it) => ({ ...it, valor_centavos: it.valor_centavos ?? 0 })),
    loops: loops.map((it) => ({ ...it, valor_hora_centavos: it.valor_hora_centavos ?? 0 })),
    others: [],
  })
  return totalOf([...lines, ...others])
}

const Plan = ({ asked, of: data }: { readonly asked: Asked; readonly of: Previewed }) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const navigate = useNavigate()
  const { disabledProps, unlessViewing } = usePreview()
  const [ofEntregas, ofLoops] = [useWithout(), useWithout()]
  const form = useLocalForm({
    from: begin(data),
    words: [invoicePageWords],
    onDone: () => undefined,
  })
  const create = useSend(invoiceCalls.create, {
    onSuccess: ({ message, data: { id } }) => {
      toast.success(message)
      void reread('invoice')
      void navigate(pathTo('invoiceShow', { id }))
    },
    // Shown on the page; what has changed meanwhile is read again.
    onError: () => void reread('invoice'),
  })
  const entregas = data.entregas.filter(isReady)
  const loops = data.loops.filter(isReady)
  const { issued_on, due_on, descricao, others } = form.values
  const written = others.flatMap(whole)
  const total_centavos = totalFor(
    {
      entregas: entregas.filter((it) => !ofEntregas.without.has(it.id)),
      loops: loops.filter((it) => !ofLoops.without.has(it.id)),
    },
    written,
  )
  const send = () =>
    create.mutate({
      ...asked,
      without_entregas: [...ofEntregas.without],
      without_loops: [...ofLoops.without],
      others: written,
      descricao,
      total_centavos,
      // A day that is left empty is the one that the server proposes.
      ...(issued_on !== null && { issued_on }),
      ...(due_on !== null && { due_on }),
    })
  const incomplete = written.length < others.length
  return (
    <Stack gap="large">
      {entregas.length + loops.length === 0 && <Notice tone="info">{t('nothingToCharge')}</Notice>}
      {entregas.length > 0 && <Entregas of={entregas} {...ofEntregas} />}
      {loops.length > 0 && <Hours of={loops} {...ofLoops} />}
      <OtherLines of={form.rows('others')} ventures={data.ventures} />
      {total_centavos > 0 && (
        <Card title={`${t('total')}: ${f.money(total_centavos)}`}>
          <Stack>
            <Columns even>
              <DateField of={form.of('issued_on')} />
              <DateField of={form.of('due_on')} plan />
            </Columns>
            <LongTextField of={form.of('descricao')} />
            {incomplete && <Notice tone="warn">{t('lineIncomplete')}</Notice>}
            {create.error && (
              <Notice tone="danger" role="alert">
                {[create.error.message, ...create.error.fields.map((it) => it.message)].join(' ')}
              </Notice>
            )}
            <Row at="end">
              <Button
                loading={create.isPending}
                {...disabledProps}
                {...(incomplete && { disabled: true })}
                onClick={unlessViewing(send)}
              >
                {t('create', { total: f.money(total_centavos) })}
              </Button>
            </Row>
          </Stack>
        </Card>
      )}
      <LeftOut entregas={data.entregas} loops={data.loops} />
    </Stack>
  )
}

/** What an invoice would charge, and why everything else is left out; the way to make it. */
export const Preview = ({ of: asked }: { readonly of: Asked }) => {
  const t = useWords(invoicePageWords)
  const answer = useCall(invoiceCalls.preview, asked)
  return (
    <Answer of={answer} rows={8}>
      {({ data }) => (data.ventures.length === 0 ? <Quiet>{t('noVentures')}</Quiet> : <Plan asked={asked} of={data} />)}
    </Answer>
  )
}
