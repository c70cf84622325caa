import { Button } from '@mantine/core'
import { useState } from 'react'
import { handoverCalls, successors } from '#contract/handover/handover.ts'
import { handoverWords } from '#contract/handover/handover.words.ts'
import { historyCalls } from '#contract/history/history.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { BelongingsList } from '#web/handover/BelongingsList.tsx'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Card, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface HandOverProps {
  readonly id: number
  readonly onClose: () => void
}

const old = [handoverCalls.preview, looperCalls.show, looperCalls.list, historyCalls.list]

const Move = ({ id, onClose }: HandOverProps) => {
  const t = useWords(handoverWords)
  const form = useForm(handoverCalls.move, {
    fixed: { id },
    required: ['to'],
    words: handoverWords,
    invalidates: old,
    onRefused: ({ status, message }) => {
      if (status !== 409) return false
      // Somebody was faster: what is left is shown instead.
      toast.warning(message)
      for (const call of old) void invalidate(call)
      onClose()
      return true
    },
    onDone: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <Form of={form}>
      <LookupField of={form.of('to')} lookup={successors} />
      <FormEnd of={form} onCancel={onClose}>
        {t('save')}
      </FormEnd>
    </Form>
  )
}

const Preview = (props: HandOverProps) => {
  const answer = useCall(handoverCalls.preview, { id: props.id })
  return (
    <Answer of={answer}>
      {({ data }) => (
        <>
          <BelongingsList of={data} />
          {data.length > 0 && <Move {...props} />}
        </>
      )}
    </Answer>
  )
}

/** Hands all that somebody is responsible for over to another person, after showing what that is. */
export const HandOver = ({ id, name }: { readonly id: number; readonly name: string }) => {
  const t = useWords(handoverWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card
      title={t('title')}
      lead={
        <>
          {t('lead')} <HelpLink article="entregar-responsabilidades" />
        </>
      }
    >
      <FormFoot>
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen(true))}>
          {t('open')}
        </Button>
      </FormFoot>
      {open && (
        <Dialog open title={`${t('title')}: ${name}`} onClose={close}>
          <Preview id={id} onClose={close} />
        </Dialog>
      )}
    </Card>
  )
}
