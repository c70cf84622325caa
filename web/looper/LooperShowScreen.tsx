import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { auditWords } from '#contract/audit/audit.words.ts'
import { type HourlyValue, looperCalls, type LooperDetail, looperList } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { HandOver } from '#web/handover/HandOver.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Hours } from '#web/looper/Hours.tsx'
import { PersonMenu } from '#web/looper/PersonMenu.tsx'
import { Teams } from '#web/looper/Teams.tsx'
import { Facts } from '#web/page/Facts.tsx'
import { History } from '#web/page/History.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { Neighbours } from '#web/page/Neighbours.tsx'
import { Documents } from '#web/person/Documents.tsx'
import { PersonDetails } from '#web/person/PersonDetails.tsx'
import { Face } from '#web/shell/bar/Face.tsx'
import css from '#web/page/page.module.css'

/** Hourly values of a person with start and author, the newest first. */
const HourlyValues = ({ of }: { of: readonly HourlyValue[] }) => {
  const t = useWords(looperWords)
  const f = useFormat()
  return (
    <Card title={t('values')}>
      <FactList
        facts={of.map(({ valor_hora_centavos, from_at, by }) => ({
          label: `${t('valueFrom', { when: f.dateTime(from_at) })} · ${by?.nome ?? t('valueStart')}`,
          value: f.money(valor_hora_centavos),
        }))}
      />
    </Card>
  )
}

/** Facts about people for the components of a page, because people are no noun of the kits. */
const people = {
  thing: 'looper',
  words: looperWords,
  list: looperList,
  routes: { list: 'looperList', show: 'looperShow' },
} as const

/** Words of the history, with those of profile fields that no list has columns for. */
const historyOf = {
  ...people,
  list: { columns: { ...looperList.columns, locale: { kind: 'text' }, zone: { kind: 'text' } } },
  events: auditWords,
} as const

const EditButton = ({ of }: { of: LooperDetail }) => {
  const t = useWords(looperWords)
  const { can } = useSession()
  if (of.deleted_at !== null || !can('looper.edit')) return null
  return (
    <Button
      data-tour="person-edit"
      component={Link}
      to={pathOf('looperEdit', of.id)}
      leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
    >
      {t('edit')}
    </Button>
  )
}

const Page = ({ of }: { of: LooperDetail }) => {
  const { can } = useSession()
  const say = useNounWords(looperWords)
  return (
    <>
      <PageHeader
        title={of.nome}
        documentTitle={`${say('one')}: ${of.nome}`}
        beside={
          <>
            <Face name={of.nome} photo={of.foto} size="lg" />
            <Neighbours noun={people} id={of.id} />
          </>
        }
        lead={of.deleted_at === null ? undefined : <DeletedMark at={of.deleted_at} />}
        actions={
          <>
            <EditButton of={of} />
            <PersonMenu of={of} />
          </>
        }
      />
      <div className={css['columns']}>
        <div className={css['facts']}>
          <Facts list={looperList} row={of} say={say} />
        </div>
        <div className={css['main']}>
          <Hours of={of} />
          <Teams of={of} />
          {of.deleted_at === null && can('looper.edit') && <PersonDetails id={of.id} name={of.nome} />}
          {of.deleted_at === null && can('looper.edit') && (
            <div data-tour="person-documents">
              <Documents id={of.id} />
            </div>
          )}
          {of.deleted_at === null && can('looper.changeStatus') && (
            <div data-tour="person-handover">
              <HandOver id={of.id} name={of.nome} />
            </div>
          )}
          {of.values && of.values.length > 0 && <HourlyValues of={of.values} />}
          <History key={of.version} noun={historyOf} id={of.id} />
        </div>
      </div>
    </>
  )
}

const ID = /^[1-9]\d{0,9}$/

/** Page of one person: their data, their hours and their history. */
export const LooperShowScreen = () => {
  const { id = '' } = useParams()
  const answer = useCall(looperCalls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={people} denied={refused === 403} />
  return <Answer of={answer}>{({ data }) => <Page of={data} />}</Answer>
}
