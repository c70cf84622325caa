import { showAs } from '#contract/kit/brazil/brazil.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import type { OrderRow } from '#contract/order/order.ts'
import { orderWords } from '#contract/order/order.words.ts'
import { paperCalls } from '#contract/paper/paper.calls.ts'
import { paperState } from '#contract/paper/paper.codes.ts'
import type { Note, Papers as Shown } from '#contract/paper/paper.schemas.ts'
import { paperWords } from '#contract/paper/paper.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { download } from '#web/kit/call/download.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { DownloadButton } from '#web/kit/ui/page/DownloadButton.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { HandIn } from '#web/paper/HandIn.tsx'
import { RemoveNote } from '#web/paper/RemoveNote.tsx'

const tones: Readonly<Record<number, Tone>> = { 2: 'warn', 3: 'danger', 4: 'ok' }

const NoteFacts = ({ of: note }: { readonly of: Note }) => {
  const t = useWords(paperWords)
  const f = useFormat()
  const { valor_centavos: value, difference_centavos: difference = 0 } = note
  return (
    <FactList
      facts={[
        { label: t('number'), value: note.numero },
        { label: t('issued'), value: f.date(note.issued_on) },
        { label: t('provider'), value: showAs.cnpj(note.provider) },
        ...(value === undefined ? [] : [{ label: t('value'), value: f.money(value) }]),
        ...(difference === 0 ? [] : [{ label: t('difference'), value: f.money(difference) }]),
      ]}
    />
  )
}

/** Leads whoever may say how a person is hired to where. */
const PersonLink = ({ of: { user_id, nome: name } }: { readonly of: OrderRow }) => {
  const t = useWords(paperWords)
  const { can, role } = useSession()
  if (!mayOpen(routes.looperShow, role) || !can('looper.edit')) return null
  return <TextLink to={pathTo('looperShow', { id: user_id })}>{t('person', { name })}</TextLink>
}

interface PaperStateProps {
  readonly of: OrderRow
  readonly papers: Shown
}

const Actions = ({ of: { id, status }, papers: { state, note, open } }: PaperStateProps) => {
  const t = useWords(paperWords)
  const { can } = useSession()
  return (
    <Row>
      {state === paperState.of.receipt && can(paperCalls.receipt.can) && (
        <DownloadButton save={() => download(paperCalls.receipt, { id })}>{t('receipt')}</DownloadButton>
      )}
      {note?.valor_centavos !== undefined && (
        <DownloadButton save={() => download(paperCalls.download, { id })}>{t('download')}</DownloadButton>
      )}
      {note && open && status === orderStatus.of.invoiced && <RemoveNote id={id} number={note.numero} />}
    </Row>
  )
}

const PaperState = ({ of: row, papers }: PaperStateProps) => {
  const t = useWords(paperWords)
  const w = useWords(orderWords)
  const { state, note, open } = papers
  const key = paperState.keyOf(state) ?? 'unknown'
  return (
    <Stack>
      <Row>
        <StatusBadge tone={tones[state] ?? 'quiet'}>{w(`paper_${key}`)}</StatusBadge>
      </Row>
      <p>{t(`lead_${key}`)}</p>
      {key === 'unknown' && <PersonLink of={row} />}
      {note && <NoteFacts of={note} />}
      <Actions of={row} papers={papers} />
      {open && <HandIn id={row.id} again={note !== null} />}
    </Stack>
  )
}

/** The papers of a payment order: what its person owes for it, and what was handed in. */
export const Papers = ({ of: row }: { readonly of: OrderRow }) => {
  const t = useWords(paperWords)
  const answer = useCall(paperCalls.show, { id: row.id })
  if (row.paper === null) return null
  return (
    <Card title={t('title')}>
      <Answer of={answer} rows={2}>
        {({ data }) => <PaperState of={row} papers={data} />}
      </Answer>
    </Card>
  )
}
