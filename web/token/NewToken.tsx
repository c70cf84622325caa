import { profileCalls } from '#contract/profile/profile.ts'
import { tokenCalls, tokenDays } from '#contract/token/token.ts'
import { tokenWords } from '#contract/token/token.words.ts'
import { tokenScreenWords } from '#contract/token/tokenScreen.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { ScopesField } from '#web/token/ScopesField.tsx'

const days = { list: tokenDays.map((value) => ({ key: String(value), value })) }

interface NewTokenProps {
  readonly onMade: (token: string) => void
  readonly onClose: () => void
}

/** Makes a token: what for, what it may do, how long. */
export const NewToken = ({ onMade, onClose }: NewTokenProps) => {
  const t = useWords(tokenScreenWords)
  const form = useForm(tokenCalls.create, {
    from: { days: 90, scopes: [] },
    words: [tokenScreenWords, tokenWords],
    invalidates: [tokenCalls.list, profileCalls.signIns],
    onDone: ({ data }) => onMade(data.token),
    guard: false,
  })
  return (
    <Dialog open title={t('create')} onClose={onClose}>
      <Form of={form} label={t('create')}>
        <TextField of={form.of('nome')} autoComplete="off" first />
        <ScopesField of={form.of('scopes')} />
        <ChoiceField of={form.of('days')} codes={days} />
        <FormFoot>
          <SendButton of={form}>{t('create')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
