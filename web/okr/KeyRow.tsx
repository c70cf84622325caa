import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { okrCalls, type GoalKey } from '#contract/okr/key.ts'
import { confidence, keyFeed, keyKind, keyProgress } from '#contract/okr/okr.rules.ts'
import { goalList, type GoalRow } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Spark } from '#web/kit/ui/plot/Spark.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { CheckInDialog } from '#web/okr/CheckInDialog.tsx'
import { useKeyValue } from '#web/okr/value.ts'

const tones: Readonly<Record<string, Tone>> = { low: 'danger', medium: 'warn', high: 'ok' }

interface KeyRowProps {
  readonly of: GoalKey
  readonly goal: GoalRow
}

/** Edit and remove, as far as the person may. */
const useActions = ({ of, goal }: KeyRowProps): MenuItem[] => {
  const t = useWords(okrPageWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const remove = async () => {
    const body = t('keyRemoveBody', { name: of.nome })
    if (!(await confirm({ title: t('keyRemoveAsk'), body, yes: t('keyRemove'), danger: true }))) return
    try {
      toast.success((await call(okrCalls.keyRemove, { id: of.id, version: of.version })).message)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      void invalidate(okrCalls.page)
      void invalidate(goalList.calls.list)
    }
  }
  const edit = pathTo('goalKeyEdit', { district_name: DISTRICT, project_id: goal.venture_id, uuid: of.uuid })
  return [
    ...(can('okr.edit') ? [{ label: t('keyEdit'), icon: IconPencil, to: edit }] : []),
    ...(can('okr.delete')
      ? [{ label: t('keyRemove'), icon: IconTrash, danger: true, onClick: unlessViewing(() => void remove()) }]
      : []),
  ]
}

/** Last check-in: time, author and note. */
const Last = ({ of: { check_ins } }: { readonly of: GoalKey }) => {
  const f = useFormat()
  const [last] = check_ins
  if (!last) return null
  return <Quiet>{[f.dateTime(last.at), last.by?.nome, last.note].filter(Boolean).join(' · ')}</Quiet>
}

/** Trend of a key, and the confidence in it. */
const Trend = ({ of }: { readonly of: GoalKey }) => {
  const t = useWords(okrPageWords)
  const write = useKeyValue()
  const [last] = of.check_ins
  const sure = last && confidence.keyOf(last.confidence)
  const values = of.check_ins.map((it) => it.value).toReversed()
  return (
    <>
      <Spark of={values} label={t('trend', { values: values.map((it) => write(of, it)).join(', ') })} />
      {sure && <StatusBadge tone={tones[sure] ?? 'quiet'}>{t(`confidence_${sure}`)}</StatusBadge>}
    </>
  )
}

/** A key with its value, its trend, and its check-in. */
export const KeyRow = ({ of, goal }: KeyRowProps) => {
  const t = useWords(okrPageWords)
  const u = useWords(uiWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const write = useKeyValue()
  const actions = useActions({ of, goal })
  const [checking, setChecking] = useState(false)
  const percent = 100 * keyProgress({ start: of.start_value, current: of.current_value, target: of.target_value })
  const at =
    of.kind === keyKind.of.binary
      ? t(percent < 100 ? 'notReached' : 'reached')
      : t('at', {
          current: write(of, of.current_value),
          target: write(of, of.target_value),
          start: write(of, of.start_value),
        })
  const isOpen = !goal.closed && goal.deleted_at === null
  return (
    <Stack gap="small">
      <Row at="between">
        <strong>{of.nome}</strong>
        <Row gap="small">
          <Trend of={of} />
          {isOpen && of.feed === keyFeed.of.manual && can('okr.checkIn') && (
            <Button variant="default" size="xs" {...disabledProps} onClick={unlessViewing(() => setChecking(true))}>
              {t('checkIn')}
            </Button>
          )}
          {isOpen && actions.length > 0 && (
            <Menu label={u('actions')} button={<IconDots size={18} stroke={1.75} aria-hidden />} items={actions} />
          )}
        </Row>
      </Row>
      <Progress value={percent} aria-label={at} />
      <Quiet>
        {at} · {t('share', { weight: of.weight })}
        {of.feed !== keyFeed.of.manual && ` · ${t(`feed_${keyFeed.keyOf(of.feed) ?? 'manual'}`)}`}
      </Quiet>
      <Last of={of} />
      {checking && <CheckInDialog of={of} onClose={() => setChecking(false)} />}
    </Stack>
  )
}
