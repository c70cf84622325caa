import { roles } from '#contract/access/roles.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { holidayCalls } from '#contract/kit/days/holidays.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { configRoles, userConfigCalls, weekStarts, type UserConfig } from '#contract/userConfig/userConfig.ts'
import { userConfigWords } from '#contract/userConfig/userConfig.words.ts'
import { UploadedPictureField } from '#web/file/UploadedPictureField.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { CnpjField } from '#web/kit/form/fields/brazil/CnpjField.tsx'
import { PixKeyField } from '#web/kit/form/fields/brazil/PixKeyField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { ChoicesField } from '#web/kit/form/fields/ChoicesField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Card, Columns, FormFoot, Section, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useLocale, useWords } from '#web/kit/words.ts'
import { History } from '#web/page/History.tsx'
import { readDuration, showDuration } from '#web/userConfig/duration.ts'
import { Holidays } from '#web/userConfig/Holidays.tsx'

const limits = ['check_seconds', 'alert_seconds', 'elapsed_seconds'] as const
const duration = { show: showDuration, read: readDuration, word: 'userConfig.durationRule' }

const Settings = ({ of: { defaults, ...from } }: { of: UserConfig }) => {
  const t = useWords(userConfigWords)
  const locale = useLocale()
  const form = useForm(userConfigCalls.update, {
    from,
    draft: 'userConfig',
    words: userConfigWords,
    invalidates: [userConfigCalls.show, setupCalls.state, holidayCalls.list],
    onDone: () => toast.success(say(uiWords, 'saved')),
  })
  const roleName = (role: number) => roles.find((it) => it.value === role)?.[locale] ?? String(role)
  return (
    <Card>
      <Form of={form} label={t('title')}>
        <Section title={t('organisation')}>
          <Columns even>
            <TextField of={form.of('nome')} />
            <ChoiceField of={form.of('locale')} codes={['pt', 'en']} as="segments" />
          </Columns>
          <Columns even>
            <ChoiceField of={form.of('week_start')} codes={weekStarts} as="segments" />
            <TextField of={form.of('terms_link')} type="url" />
          </Columns>
          <UploadedPictureField of={form.of('logo')} use="logo" saved={from.logo} />
        </Section>
        <Section title={t('billing')} lead={t('billingLead')} ruled>
          <Columns even>
            <TextField of={form.of('razao_social')} />
            <CnpjField of={form.of('cnpj')} />
          </Columns>
          <Columns even>
            <PixKeyField of={form.of('pix_key')} />
            <TextField of={form.of('city')} />
          </Columns>
        </Section>
        <Section title={t('loops')} lead={t('loopsLead')} ruled>
          <Columns even>
            {limits.map((name) => (
              <TypedField<number>
                key={name}
                of={form.of(name)}
                reading={duration}
                hint={t('byDefault', { time: showDuration(defaults[name]) })}
              />
            ))}
          </Columns>
          <DateField of={form.of('closed_until')} />
        </Section>
        <Section title={t('access')} ruled>
          <ChoicesField of={form.of('factor_roles')} codes={configRoles} labelOf={roleName} />
          <Columns even>
            <DateField of={form.of('factor_from')} plan />
            <NumberField of={form.of('idle_hours')} />
          </Columns>
        </Section>
        <Section title={t('holidays')} lead={t('holidaysLead')} ruled>
          <Holidays of={form.rows('holidays')} />
        </Section>
        <FormFoot>
          <SendButton of={form}>{t('save')}</SendButton>
        </FormFoot>
      </Form>
    </Card>
  )
}

const time = { kind: 'duration' } as const
const day = { kind: 'date' } as const
const configNoun = {
  thing: 'userConfig',
  words: userConfigWords,
  list: {
    columns: { check_seconds: time, alert_seconds: time, elapsed_seconds: time, closed_until: day },
  },
  events: auditWords,
}

/** Defaults of the organisation. */
export const UserConfigScreen = () => {
  const t = useWords(userConfigWords)
  const answer = useCall(userConfigCalls.show, {}, { keep: false })
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer of={answer} rows={8}>
        {({ data }) => (
          <Columns>
            <Settings key={data.version} of={data} />
            <Stack>
              <History key={data.version} noun={configNoun} id={1} />
            </Stack>
          </Columns>
        )}
      </Answer>
    </>
  )
}
