import { useParams } from 'react-router'
import { roles } from '#contract/access/roles.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { registrationFlow, registrationList, type RegistrationDetail } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { StepButtons } from '#web/kit/steps/StepButtons.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Columns, Notice, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { Facts } from '#web/page/Facts.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { DetailFacts } from '#web/person/DetailFacts.tsx'
import { decideForms } from '#web/registration/decideForms.tsx'

const { of: state } = registrationStates
/** Possible decisions, where the tour points; an open one says why it was refused, also once there are none any more. */
const Decide = ({ of }: { of: RegistrationDetail }) => (
  <div data-tour={of.may.length > 0 ? 'registration-decide' : undefined}>
    <Row gap="small">
      <StepButtons flow={registrationFlow} words={registrationWords} row={of} {...decideForms} />
    </Row>
  </div>
)

/** People with one of the same documents, perhaps a second account, and the client with the CNPJ. */
const SameDocument = ({ of: { same_document, same_client } }: { of: RegistrationDetail }) => {
  const t = useWords(registrationWords)
  return (
    <>
      {same_document.length > 0 && (
        <Notice tone="warn">
          <Row gap="tight">
            {t('sameDocument')}
            {same_document.map(({ id, nome, documents }) => (
              <span key={id}>
                <TextLink to={pathTo('looperShow', { id })}>{nome}</TextLink> (
                {documents.map((it) => it.toUpperCase()).join(', ')})
              </span>
            ))}
          </Row>
        </Notice>
      )}
      {same_client.length > 0 && (
        <Notice tone="info">
          <Row gap="tight">
            {t('sameClient')}
            {same_client.map(({ id, nome }) => (
              <TextLink key={id} to={pathTo('clientShow', { id })}>
                {nome}
              </TextLink>
            ))}
          </Row>
        </Notice>
      )}
    </>
  )
}

/** Last decision, with its author and reason. */
const Decided = ({ of }: { of: RegistrationDetail }) => {
  const t = useWords(registrationWords)
  const locale = useLocale()
  if (of.decided_by === null) return null
  // An open registration was only returned for a correction.
  const open = of.state === state.review || of.state === state.correction
  const as = roles.find(({ value }) => value === of.role)?.[locale]
  return (
    <Card title={t(open ? 'correctionBy' : 'decidedBy', { name: of.decided_by.nome })}>
      <FactList
        facts={[
          ...(as ? [{ label: t('field_role'), value: as }] : []),
          ...(of.reason ? [{ label: t('said'), value: of.reason }] : []),
        ]}
      />
      {of.state === state.active && (
        <p>
          <TextLink to={pathTo('looperShow', { id: of.user_id })}>{t('toPerson')}</TextLink>
        </p>
      )}
    </Card>
  )
}

const Page = ({ of }: { of: RegistrationDetail }) => {
  const t = useWords(registrationWords)
  const say = useNounWords(registrationWords)
  return (
    <>
      <PageHeader
        title={of.nome}
        documentTitle={`${t('one')}: ${of.nome}`}
        crumbs={[{ label: t('title'), to: pathTo('registrationList') }]}
        lead={t('audited')}
        actions={<Decide of={of} />}
      />
      <Stack>
        {of.state === state.email && <Notice>{t('notConfirmed')}</Notice>}
        <SameDocument of={of} />
        <Columns>
          <Stack>
            <DetailFacts of={of.answers} />
          </Stack>
          <Stack>
            <Facts list={registrationList} row={of} say={say} />
            <Decided of={of} />
          </Stack>
        </Columns>
      </Stack>
    </>
  )
}

const ID = /^[1-9]\d{0,9}$/
const registrations = { routes: { list: 'registrationList' } } as const

/** One registration: all answers and its decision. */
export const RegistrationShowScreen = () => {
  const { id = '' } = useParams()
  // Each reading is audited: it is requested once a visit, and never cached.
  const answer = useCall(
    registrationCalls.show,
    { id },
    { enabled: ID.test(id), staleTime: Number.POSITIVE_INFINITY, keep: false },
  )
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={registrations} denied={refused === 403} />
  return <Answer of={answer}>{({ data }) => <Page of={data} />}</Answer>
}
