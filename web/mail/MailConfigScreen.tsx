import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { mailSecurities } from '#contract/kit/mail.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { mailConfigCalls, type MailConfig } from '#contract/mail/mailConfig.ts'
import { mailConfigWords } from '#contract/mail/mailConfig.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Columns, FormFoot, Notice, Section, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'
import { Templates } from '#web/mail/Templates.tsx'
import css from './MailScreen.module.css'

const Test = ({ by }: Pick<MailConfig, 'by'>) => {
  const t = useWords(mailConfigWords)
  const { disabledProps, unlessViewing } = usePreview()
  const test = useSend(mailConfigCalls.configTest, { onError: (error) => void toast.error(error.message) })
  const found = test.data?.data
  return (
    <Card title={t('testTitle')} lead={t('testLead')}>
      {found && (
        <Notice tone={found.sent ? 'info' : 'danger'} role="status">
          <div>
            {(found.sent || by !== 'none') && t(found.sent ? 'testSent' : 'testFailed', { to: found.to })}
            <pre className={css['text']}>{found.answer}</pre>
          </div>
        </Notice>
      )}
      <FormFoot>
        <Button
          variant="default"
          loading={test.isPending}
          leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
          {...disabledProps}
          onClick={unlessViewing(() => test.mutate({}))}
        >
          {t('test')}
        </Button>
      </FormFoot>
    </Card>
  )
}

const Settings = ({
  of: { by: _by, environment_host: _host, has_address: _address, has_password, ...from },
}: {
  of: MailConfig
}) => {
  const t = useWords(mailConfigWords)
  const form = useForm(mailConfigCalls.configUpdate, {
    from,
    words: mailConfigWords,
    invalidates: [mailConfigCalls.configShow, setupCalls.state],
    onDone: () => toast.success(say(uiWords, 'saved')),
  })
  return (
    <Card title={t('server')} lead={t('serverLead')}>
      <Form of={form} label={t('title')}>
        <Columns even>
          <TextField of={form.of('host')} />
          <NumberField of={form.of('port')} />
        </Columns>
        <ChoiceField of={form.of('security')} codes={mailSecurities} as="segments" />
        {form.values.security === 'none' && form.values.host !== '' && (
          <Notice tone="warn" role="status">
            {t('insecure')}
          </Notice>
        )}
        <Columns even>
          <TextField of={form.of('username')} autoComplete="off" />
          <PasswordField
            of={form.of('password')}
            hint={t(has_password ? 'hintKept' : 'hintNone')}
            autoComplete="new-password"
          />
        </Columns>
        <Section title={t('sender')} ruled>
          <Columns even>
            <TextField of={form.of('from_name')} />
            <TextField of={form.of('from_address')} type="email" />
          </Columns>
          <LongTextField of={form.of('footer')} />
        </Section>
        <Section title={t('kinds')} lead={t('kindsLead')} ruled>
          <Templates of={form.of('off')} />
        </Section>
        <FormFoot>
          <SendButton of={form}>{t('save')}</SendButton>
        </FormFoot>
      </Form>
    </Card>
  )
}

/** By which server mails leave, who signs them, and which leave. */
export const MailConfigScreen = () => {
  const t = useWords(mailConfigWords)
  const m = useWords(mailWords)
  const answer = useCall(mailConfigCalls.configShow, {}, { keep: false })
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} crumbs={[{ label: m('title'), to: pathTo('mailReports') }]} />
      <Answer of={answer} rows={8}>
        {({ data }) => (
          <Columns>
            <Stack>
              <Notice tone={data.by === 'none' ? 'warn' : 'info'}>
                {t(`by_${data.by}`, { host: data.environment_host ?? '' })}
              </Notice>
              {!data.has_address && data.by !== 'none' && <Notice tone="warn">{t('noAddress')}</Notice>}
              <Settings key={data.version} of={data} />
            </Stack>
            <Test by={data.by} />
          </Columns>
        )}
      </Answer>
    </>
  )
}
