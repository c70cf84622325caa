import type { ReactNode } from 'react'
import { clientAccessRole } from '#contract/client/access.states.ts'
import { clientWords } from '#contract/client/client.words.ts'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import type { MyClient as Mine, MyCompany } from '#contract/client/mine.ts'
import { myClientWords } from '#contract/client/myClient.words.ts'
import { showAs, showCnpj, showPhone } from '#contract/kit/brazil/brazil.ts'
import { accessTones } from '#web/client/accessTones.ts'
import { shownSize } from '#web/kit/form/fields/files/upload.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { FileName } from '#web/things/FileName.tsx'

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

const addressOf = (of: MyCompany, locale: string): string =>
  [
    joined(of.street, of.number, of.complement),
    joined(of.district, of.city, of.country === 'BR' ? of.uf : of.state),
    joined(
      of.country === 'BR' ? of.cep && showAs.cep(of.cep) : of.postal_code,
      of.country === 'BR' ? null : showAs.country(of.country, locale),
    ),
  ]
    .filter(Boolean)
    .join(' · ')

const Company = ({ of }: { of: MyCompany }) => {
  const t = useWords(myClientWords)
  const c = useWords(clientWords)
  const locale = useLocale()
  const facts = [
    { label: c('column_razao_social'), value: of.razao_social },
    { label: c('column_cnpj'), value: of.cnpj && showCnpj(of.cnpj) },
    { label: c('column_email'), value: of.email },
    { label: c('column_telefone'), value: of.telefone && showPhone(of.telefone) },
    { label: t('address'), value: addressOf(of, locale) },
  ].filter(({ value }) => value)
  return (
    <Card title={t('company')}>
      <strong>{of.nome}</strong>
      {facts.length > 0 && <FactList facts={facts} />}
    </Card>
  )
}

const Contacts = ({ of }: { of: Mine['contacts'] }) => {
  const t = useWords(myClientWords)
  if (of.length === 0) return null
  return (
    <Card title={t('contacts')} lead={t('contactsLead')}>
      <Stack>
        {of.map(({ id, nome, cargo, email, telefone }) => (
          <Stack key={id} gap="tight">
            <strong>{nome}</strong>
            {cargo && <span>{cargo}</span>}
            {email && <span>{email}</span>}
            {telefone && <span>{showPhone(telefone)}</span>}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

const People = ({ of }: { of: Mine['people'] }) => {
  const t = useWords(myClientWords)
  const s = useWords(clientScreenWords)
  return (
    <Card title={t('people')}>
      <Stack>
        {of.map(({ id, nome, email, role, state, me }) => (
          <Row key={id} at="between">
            <Stack gap="tight">
              <strong>
                {nome || email}
                {me && ` (${t('me')})`}
              </strong>
              <span>{s(`role_${clientAccessRole.keyOf(role) ?? 'basic'}`)}</span>
            </Stack>
            {state !== 'on' && <StatusBadge tone={accessTones[state]}>{s(`state_${state}`)}</StatusBadge>}
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

const Files = ({ of }: { of: Mine['files'] }) => {
  const t = useWords(myClientWords)
  const f = useFormat()
  return (
    <Card title={t('files')}>
      {of.length === 0 ? (
        <p>{t('filesNone')}</p>
      ) : (
        <Stack gap="small">
          {of.map((file) => (
            <Stack key={file.id} gap="tight">
              <FileName of={file} />
              <span>
                {shownSize(file.size, f.number)} · {f.date(file.at)}
              </span>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  )
}

interface MyClientProps {
  readonly of: Mine
  /** People of the organisation whom they may ask. */
  readonly children: ReactNode
}

/** Own company of a client's person: shared files, people to ask, its data and its accesses. */
export const MyClient = ({ of, children }: MyClientProps) => (
  <Stack>
    <div data-tour="company-files">
      <Files of={of.files} />
    </div>
    {children}
    <Company of={of.client} />
    <Contacts of={of.contacts} />
    <div data-tour="company-people">
      <People of={of.people} />
    </div>
  </Stack>
)
