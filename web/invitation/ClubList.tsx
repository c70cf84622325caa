import { Button } from '@mantine/core'
import { IconLink, IconLinkOff, IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { clubCalls, clubList, type ClubCodeRow } from '#contract/invitation/club.ts'
import { clubWords } from '#contract/invitation/club.words.ts'
import { mailLocales } from '#contract/invitation/invitation.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useSilentLead } from '#web/invitation/useSilentLead.tsx'
import { useSend } from '#web/kit/call/query.ts'
import { addressOf, copyText } from '#web/kit/device/clipboard.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { MailLocale, type MailLocaleProps } from '#web/mail/MailLocale.tsx'

const cells: Cells<ClubCodeRow, keyof typeof clubList.columns> = {
  nome: { grow: 2 },
  state: { card: 'aside' },
  expires_at: { card: 'named' },
}

const RowActions = ({ of: { id, code, state } }: { of: ClubCodeRow }) => {
  const t = useWords(clubWords)
  const { can } = useSession()
  const { viewing, unlessViewing } = usePreview()
  const close = useSend(clubCalls.close, {
    invalidates: [clubCalls.list],
    onSuccess: () => void toast.success(t('closed')),
    onError: (error) => void toast.error(error.message),
  })
  const copy = async () => {
    const link = addressOf(pathTo('clubInvite', { code }))
    if (await copyText(link)) toast.success(t('copied'))
    else toast.info(t('notCopied', { link }))
  }
  if (state !== 'open') return null
  return (
    <>
      <IconAction label={t('copy')} icon={IconLink} onClick={() => void copy()} />
      {can('invitation.makeCode') && (
        <IconAction
          label={t('close')}
          icon={IconLinkOff}
          danger
          disabled={viewing || close.isPending}
          onClick={unlessViewing(() => close.mutate({ id }))}
        />
      )}
    </>
  )
}

const CodeForm = ({ onClose, locale }: { onClose: () => void } & Pick<MailLocaleProps, 'locale'>) => {
  const t = useWords(clubWords)
  const form = useForm(clubCalls.create, {
    from: { nome: '', uses_total: 10, days: 30, locale },
    words: clubWords,
    invalidates: [clubCalls.list],
    onDone: () => {
      toast.success(t('made'))
      onClose()
    },
  })
  return (
    <Form of={form}>
      <TextField of={form.of('nome')} />
      <NumberField of={form.of('uses_total')} />
      <NumberField of={form.of('days')} />
      <ChoiceField of={form.of('locale')} codes={mailLocales} as="segments" />
      <FormEnd of={form} onCancel={onClose}>
        {t('make')}
      </FormEnd>
    </Form>
  )
}

/** Codes of the Club, each with the link that it is. */
export const ClubList = ({ tabs }: { readonly tabs: ReactNode }) => {
  const t = useWords(clubWords)
  const { can } = useSession()
  const { viewing } = usePreview()
  const list = useList(clubList, useNounWords(clubWords))
  const lead = useSilentLead()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ListTable
        of={list}
        tabs={tabs}
        lead={lead}
        cells={cells}
        rows={{ rowName: (row) => row.nome, actions: (row) => <RowActions of={row} /> }}
        action={
          !viewing &&
          can('invitation.makeCode') && (
            <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
              {t('create')}
            </Button>
          )
        }
      />
      {open && (
        <Dialog open edge="end" title={t('create')} onClose={close}>
          <MailLocale>{({ locale }) => <CodeForm locale={locale} onClose={close} />}</MailLocale>
        </Dialog>
      )}
    </>
  )
}
