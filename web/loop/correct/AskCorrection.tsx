import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { MESSAGE_MAX, supportList, supportSchemas } from '#contract/support/support.ts'
import { call } from '#web/kit/call/call.ts'
import { addressOf } from '#web/kit/device/clipboard.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { newId } from '#web/kit/newId.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { closeLoop, type Correctable } from '#web/loop/dialog/modal.ts'
import css from './AskCorrection.module.css'

/** Reason why the loop cannot be changed; the first that applies. */
const whyOf = ({ status, deleted, closed, owner }: Correctable) => {
  if (owner !== undefined) return 'why_foreign'
  if (status === 6) return 'why_paid'
  if (status === 7) return 'why_invoiced'
  if (deleted) return 'why_deleted'
  return closed ? 'why_closed' : 'endClosed'
}

interface AskCorrectionProps {
  readonly loop: Correctable
  readonly onClose?: () => void
}

/** Shows why a loop cannot be changed, with a message to the administrators that names the loop. */
const Asking = ({ loop, onClose }: Required<AskCorrectionProps>) => {
  const t = useWords(loopCorrectWords)
  const f = useFormat()
  const { email } = useMe()
  const about = [
    `${t('askSubject', { id: loop.id })}: ${loop.atomo} · ${loop.projeto}`,
    `${f.dateTime(loop.inicio)} – ${f.dateTime(loop.fim)}`,
    addressOf(pathTo('loopShow', { id: loop.id })),
  ].join('\n')
  const most = MESSAGE_MAX - about.length - 2
  const form = useForm(supportCalls.file, {
    schema: supportSchemas.file.input,
    // The form keeps the id, so that a retry after a lost answer files one message.
    from: () => ({ subject: t('askSubject', { id: loop.id }), category: 'time', email, client_id: newId() }),
    rules: ({ message }) =>
      message.trim().length > most ? [{ path: 'message', key: 'common.fieldTooLong', params: { max: most } }] : [],
    send: (input) => call(supportCalls.file, { ...input, message: `${about}\n\n${input.message}` }),
    invalidates: [supportList.calls.list],
    onDone: () => {
      toast.success(t('asked'))
      onClose()
    },
  })
  return (
    <Form of={form}>
      <p>{t(whyOf(loop), { name: loop.owner ?? '' })}</p>
      <p className={css['said']}>{about}</p>
      <LongTextField of={form.of('message')} label={t('whatIsWrong')} hint={t('askBody')} max={most} first />
      <FormEnd of={form} onCancel={onClose}>
        {t('askSend')}
      </FormEnd>
    </Form>
  )
}

/** Why somebody else's loop is theirs to correct; whoever answers such requests asks the person, everybody else here. */
const Foreign = ({ loop, onClose }: Required<AskCorrectionProps>) => {
  const t = useWords(loopCorrectWords)
  const { can } = useSession()
  if (!can('support.answer')) return <Asking loop={loop} onClose={onClose} />
  return (
    <Stack>
      <p>{t('why_foreign', { name: loop.owner ?? '' })}</p>
      <p>{t('askPerson')}</p>
    </Stack>
  )
}

/** Why a loop cannot be changed, and whom to ask. */
export const AskCorrection = ({ loop, onClose = closeLoop }: AskCorrectionProps) =>
  loop.owner === undefined ? <Asking loop={loop} onClose={onClose} /> : <Foreign loop={loop} onClose={onClose} />
