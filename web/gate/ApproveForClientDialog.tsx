import { gateApproveWords } from '#contract/gate/approve.words.ts'
import { gateWords } from '#contract/gate/gate.words.ts'
import { gateCalls } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { ApprovedParts, type ApprovedProps } from '#web/gate/ApprovedParts.tsx'
import { gateReread } from '#web/gate/gateReread.ts'
import { useCall } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Approves a gate on the client's behalf: who agreed, when and how, and why. */
export const ApproveForClientDialog = ({ of, venture, onClose }: ApprovedProps & { readonly onClose: () => void }) => {
  const t = useWords(gatePageWords)
  const a = useWords(gateApproveWords)
  const { data } = useCall(gateCalls.page, { id: of.id })
  const form = useForm(gateCalls.approve, {
    fixed: { id: of.id },
    from: { version: of.version, agreed_with: '', agreed_how: '', reason: '' },
    required: ['agreed_with', 'agreed_how', 'reason'],
    words: [gatePageWords, gateWords],
    onDone: () => {
      toast.success(t('approved'))
      gateReread()
      onClose()
    },
  })
  return (
    <Dialog open title={t('approveAsk', { name: of.nome })} onClose={onClose}>
      <Stack>
        <ApprovedParts of={of} venture={venture} />
        <Notice>{a('forClient')}</Notice>
        {data?.delivered_by_me && <Notice tone="warn">{a('sameAsk')}</Notice>}
        <Form of={form}>
          <TextField of={form.of('agreed_with')} suggestions={data?.client_people ?? []} first />
          <TextField of={form.of('agreed_how')} />
          <LongTextField of={form.of('reason')} />
          <FormEnd of={form} onCancel={onClose}>
            {a('forClientDo')}
          </FormEnd>
        </Form>
      </Stack>
    </Dialog>
  )
}
