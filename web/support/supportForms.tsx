import { particleVentures } from '#contract/particle/particle.ts'
import { supportFlow, type SupportDetail } from '#contract/support/support.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, reread } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import type { StepDone, StepFields } from '#web/kit/steps/stepped.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'

const { close, reopen, toParticle } = supportFlow.calls

/** Edited before it goes into the backlog, because a venture's team does not see messages to support. */
const particle: StepFields<typeof toParticle, SupportDetail> = (form) => (
  <>
    <LookupField of={form.of('venture_id')} lookup={particleVentures} />
    <TextField of={form.of('nome')} />
    <LongTextField of={form.of('descricao')} />
  </>
)

const openAgain = async ({ id, version }: SupportDetail): Promise<void> => {
  try {
    await call(reopen, { id, version })
    toast.success(say(supportWords, 'step_reopen_done'))
  } catch (error) {
    toast.error(messageOf(error))
  } finally {
    void reread('support')
  }
}

const closed: StepDone<typeof close> = ({ data }) =>
  void toast.undo(say(supportWords, 'step_close_done'), () => void openAgain(data))

const inBacklog: StepDone<typeof toParticle> = () => {
  toast.success(say(supportWords, 'step_toParticle_done'))
  void invalidate(relationCalls.list)
}

/** What the steps on a message ask, and what they say once they are done. */
export const supportForms = {
  fields: { toParticle: particle },
  from: { toParticle: ({ subject, message }: SupportDetail) => ({ nome: subject, descricao: message }) },
  done: { close: closed, toParticle: inBacklog },
}
