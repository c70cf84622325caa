import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { clock } from '#contract/kit/hours.ts'
import { handAtoms } from '#contract/loop/hand/hand.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { loopCenter } from '#contract/loop/loop.rules.ts'
import { loopReshapeWords } from '#contract/loop/reshape/loopReshape.words.ts'
import { reshapeCalls } from '#contract/loop/reshape/reshape.ts'
import { pathTo } from '#contract/routes/match.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall, useSend } from '#web/kit/call/query.ts'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

export type ReshapeName = 'split' | 'move' | 'merge' | 'duplicate'

interface PartProps {
  readonly of: LoopDetail
  readonly onClose: () => void
}

export interface ReshapeDialogProps extends PartProps {
  readonly name: ReshapeName
}

const shown = [loopCalls.show, loopCenter]
const reread = (): void => {
  void invalidate(loopCalls.show)
  void invalidate(loopCenter)
}

/** Says what was done, with a way back that is one call. */
const useDone = () => {
  const t = useWords(loopReshapeWords)
  return (word: 'splitDone' | 'moveDone', back: () => Promise<unknown>) =>
    toast.undo(t(word), () => {
      back()
        .then(
          () => toast.success(t('undone')),
          (error: unknown) => toast.error(messageOf(error)),
        )
        .finally(reread)
    })
}

const MINUTE = 60_000

/** Whole minute in the middle of a loop. */
const middleOf = ({ inicio, fim }: LoopDetail): string => {
  const [from, to] = [Date.parse(inicio), Date.parse(fim ?? inicio)]
  return new Date(Math.round((from + to) / 2 / MINUTE) * MINUTE).toISOString()
}

const Split = ({ of, onClose }: PartProps) => {
  const t = useWords(loopReshapeWords)
  const f = useFormat()
  const done = useDone()
  const middle = middleOf(of)
  const form = useForm(reshapeCalls.split, {
    fixed: { id: of.id },
    from: { version: of.version, at: middle },
    words: [loopReshapeWords],
    // A form sends what was changed, and the time that it offers may stay.
    send: (input) => call(reshapeCalls.split, Object.assign({ at: middle }, input)),
    invalidates: shown,
    onDone: ({ data: { id, version, other_id } }) => {
      onClose()
      if (other_id !== null) done('splitDone', () => call(reshapeCalls.merge, { id, version, with_id: other_id }))
    },
  })
  return (
    <Form of={form}>
      <p>{t('splitBody')}</p>
      <DateTimeField
        of={form.of('at')}
        hint={t('hint_at', { from: f.time(of.inicio), to: f.time(of.fim ?? of.inicio) })}
        first
      />
      <FormEnd of={form} onCancel={onClose}>
        {t('split')}
      </FormEnd>
    </Form>
  )
}

const Move = ({ of, onClose }: PartProps) => {
  const t = useWords(loopReshapeWords)
  const done = useDone()
  const before = of.atomo.id
  const form = useForm(reshapeCalls.move, {
    fixed: { id: of.id },
    from: { version: of.version },
    words: [loopReshapeWords],
    invalidates: shown,
    onDone: ({ data: { id, version } }) => {
      onClose()
      done('moveDone', () => call(reshapeCalls.move, { id, version, atomo_id: before }))
    },
  })
  return (
    <Form of={form}>
      <LookupField
        of={form.of('atomo_id')}
        lookup={handAtoms}
        first
        {...(of.responsavel && { within: { user_id: of.responsavel.id } })}
      />
      <FormEnd of={form} onCancel={onClose}>
        {t('move')}
      </FormEnd>
    </Form>
  )
}

const Duplicate = ({ of, onClose }: PartProps) => {
  const t = useWords(loopReshapeWords)
  const navigate = useNavigate()
  const form = useForm(reshapeCalls.duplicate, {
    fixed: { id: of.id },
    words: [loopReshapeWords],
    invalidates: shown,
    onDone: ({ data: { id } }) => {
      onClose()
      toast.success(t('duplicateDone'))
      void navigate(pathTo('loopShow', { id }))
    },
  })
  return (
    <Form of={form}>
      <p>{t('duplicateBody')}</p>
      <DateTimeField of={form.of('inicio')} first />
      <LongTextField of={form.of('ajustes')} rows={2} />
      <FormEnd of={form} onCancel={onClose}>
        {t('duplicate')}
      </FormEnd>
    </Form>
  )
}

const Merge = ({ of, onClose }: PartProps) => {
  const t = useWords(loopReshapeWords)
  const f = useFormat()
  const navigate = useNavigate()
  const answer = useCall(reshapeCalls.neighbours, { id: of.id })
  const merge = useSend(reshapeCalls.merge, {
    invalidates: shown,
    onSuccess: ({ data: { id } }) => {
      onClose()
      toast.success(t('mergeDone'))
      // The later one of the two is gone.
      if (id !== of.id) void navigate(pathTo('loopShow', { id }), { replace: true })
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <Stack>
      <p>{t('mergeBody')}</p>
      <Answer of={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('mergeNone')}</p>
          ) : (
            <Stack>
              {data.map(({ id, inicio, fim, gap, descricao }) => (
                <div key={id}>
                  <p>
                    {descricao} · {gap > 0 ? t('gap', { time: clock(gap) }) : t('touching')}
                  </p>
                  <Button
                    variant="default"
                    loading={merge.isPending}
                    onClick={() => merge.mutate({ id: of.id, version: of.version, with_id: id })}
                  >
                    {t('mergeWith', { from: f.time(inicio), to: f.time(fim) })}
                  </Button>
                </div>
              ))}
            </Stack>
          )
        }
      </Answer>
    </Stack>
  )
}

const parts = { split: Split, move: Move, merge: Merge, duplicate: Duplicate } as const

/** Asks what splitting, moving, merging or copying a loop needs to know. */
export const ReshapeDialog = ({ name, of, onClose }: ReshapeDialogProps) => {
  const t = useWords(loopReshapeWords)
  const Part = parts[name]
  return (
    <Dialog open title={t(`${name}Title`)} onClose={onClose}>
      <Part of={of} onClose={onClose} />
    </Dialog>
  )
}
