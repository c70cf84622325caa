import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { mailConfigWords } from '#contract/mail/mailConfig.words.ts'
import { templateGroupKeys, templateGroups, type MailTemplate, type TemplateGroup } from '#contract/mail/templates.ts'
import type { Field } from '#web/kit/form/field.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { useAbout } from '#web/kit/form/useFieldProps.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

type Off = Field<MailTemplate[]>

const Group = ({ of, group }: { of: Off; group: TemplateGroup }) => {
  const t = useWords(mailConfigWords)
  const set = (template: MailTemplate, sent: boolean): void => {
    const rest = of.value.filter((it) => it !== template)
    of.set((sent ? rest : [...rest, template]).toSorted())
  }
  return (
    <GroupFrame label={t(`group_${group}`)} hint={undefined} error={undefined} required={false} disabled={of.readOnly}>
      <Stack gap="small">
        {templateGroups[group].map((template) => (
          <Switch
            key={template}
            label={t(`template_${template}`)}
            checked={!of.value.includes(template)}
            onChange={(event) => set(template, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </GroupFrame>
  )
}

/** One switch a message: on while it is sent. */
export const Templates = ({ of }: { of: Off }) => {
  const t = useWords(mailConfigWords)
  useAbout(of, (off: readonly MailTemplate[]) => off.map((it) => t(`template_${it}`)).join(', '))
  return (
    <Stack>
      {templateGroupKeys.map((group) => (
        <Group key={group} of={of} group={group} />
      ))}
    </Stack>
  )
}
