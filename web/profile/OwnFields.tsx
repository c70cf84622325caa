import { uiWords } from '#contract/kit/words/ui.words.ts'
import { profileCalls, type Profile } from '#contract/profile/profile.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { UploadedImageField } from '#web/file/UploadedImageField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { reloadMe } from '#web/kit/session/session.ts'
import { Card, Columns, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'

/** Fields that the person edits. */
export const OwnFields = ({ of: { nome, last_name, foto, version } }: { of: Profile }) => {
  const t = useWords(profileScreenWords)
  const form = useForm(profileCalls.update, {
    from: { nome, last_name, foto, version },
    draft: 'profile',
    words: [profileScreenWords, profileWords],
    invalidates: [profileCalls.show],
    // Name and photo are on every page: the person is asked for anew.
    onDone: () => void reloadMe().then(() => toast.success(say(uiWords, 'saved'))),
  })
  return (
    <Card title={t('own')}>
      <Form of={form} label={t('own')}>
        <UploadedImageField of={form.of('foto')} use="photo" />
        <Columns even>
          <TextField of={form.of('nome')} autoComplete="given-name" />
          <TextField of={form.of('last_name')} autoComplete="family-name" />
        </Columns>
        <FormFoot>
          <SendButton of={form}>{t('save')}</SendButton>
        </FormFoot>
      </Form>
    </Card>
  )
}
