import { uiWords } from '#contract/kit/words/ui.words.ts'
import { profileCalls, type Profile } from '#contract/profile/profile.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { settingsScreenWords } from '#contract/profile/settingsScreen.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { reloadMe } from '#web/kit/session/session.ts'
import { Card, Columns, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'
import { ZoneField } from '#web/profile/settings/ZoneField.tsx'

/** The person's language and time zone. */
export const Region = ({ of: { locale, zone, version } }: { of: Profile }) => {
  const t = useWords(settingsScreenWords)
  const p = useWords(profileScreenWords)
  const form = useForm(profileCalls.update, {
    from: { locale, zone, version },
    draft: 'settings',
    words: [profileScreenWords, profileWords],
    invalidates: [profileCalls.show],
    // Every page is written in them: the person is asked for anew.
    onDone: () => void reloadMe().then(() => toast.success(say(uiWords, 'saved'))),
  })
  return (
    <Card title={t('region')} lead={t('regionLead')}>
      <Form of={form} label={t('region')}>
        <Columns even>
          <ChoiceField of={form.of('locale')} codes={['pt', 'en']} />
          <ZoneField of={form.of('zone')} />
        </Columns>
        <FormFoot>
          <SendButton of={form}>{p('save')}</SendButton>
        </FormFoot>
      </Form>
    </Card>
  )
}
