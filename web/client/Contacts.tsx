import { Button } from '@mantine/core'
import { IconDots, IconPencil, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClientRow } from '#contract/client/client.ts'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { clientCalls, type Contact } from '#contract/client/page.ts'
import { showPhone } from '#contract/kit/brazil/brazil.ts'
import { pathTo } from '#contract/routes/match.ts'
import { ContactDialog } from '#web/client/ContactDialog.tsx'
import { doToPart } from '#web/client/parts.ts'
import { call } from '#web/kit/call/call.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface ContactsProps {
  readonly of: ClientRow
  readonly contacts: readonly Contact[]
}

/** Path of an invitation that is filled in from a contact. */
const invitePath = (client_id: number, { nome, email }: Contact): string =>
  `${pathTo('clientAccessNew', { clienteid: client_id })}?${new URLSearchParams({ nome, email: email ?? '' }).toString()}`

/** Contacts of a client. */
export const Contacts = ({ of, contacts }: ContactsProps) => {
  const t = useWords(clientScreenWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState<Contact | 'new'>()
  const mayEdit = can('client.edit') && of.deleted_at === null
  const remove = async ({ id, version, nome }: Contact) => {
    const ask = { title: t('contactRemoveAsk', { name: nome }), body: t('contactRemoveBody'), yes: t('contactRemove') }
    if (!(await confirm({ ...ask, danger: true }))) return
    await doToPart(async () => (await call(clientCalls.contactRemove, { client_id: of.id, id, version })).message)
  }
  const itemsOf = (contact: Contact): MenuItem[] => [
    { label: t('contactEdit'), icon: IconPencil, onClick: unlessViewing(() => setOpen(contact)) },
    ...(contact.email !== null && can('clientAccess.create')
      ? [{ label: t('contactInvite'), icon: IconSend, to: invitePath(of.id, contact) }]
      : []),
    { label: t('contactRemove'), icon: IconTrash, danger: true, onClick: unlessViewing(() => void remove(contact)) },
  ]
  return (
    <Card title={t('contacts')}>
      {contacts.length === 0 ? (
        <p>{t('contactsNone')}</p>
      ) : (
        <Stack>
          {contacts.map((contact) => (
            <Row key={contact.id} at="between">
              <Stack gap="tight">
                <strong>{contact.nome}</strong>
                {contact.cargo && <span>{contact.cargo}</span>}
                {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
                {contact.telefone && <a href={`tel:${contact.telefone}`}>{showPhone(contact.telefone)}</a>}
              </Stack>
              {mayEdit && (
                <Menu
                  label={t('contactActions', { name: contact.nome })}
                  button={<IconDots size={18} stroke={1.75} aria-hidden />}
                  items={itemsOf(contact)}
                />
              )}
            </Row>
          ))}
        </Stack>
      )}
      {mayEdit && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            {...disabledProps}
            onClick={unlessViewing(() => setOpen('new'))}
          >
            {t('contactNew')}
          </Button>
        </Row>
      )}
      {open !== undefined && (
        <ContactDialog client_id={of.id} {...(open !== 'new' && { of: open })} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  )
}
