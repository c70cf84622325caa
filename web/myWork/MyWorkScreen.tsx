import { IconListCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import { myWorkCalls, workGroups, type WorkAtom, type WorkGate, type WorkGroup } from '#contract/myWork/myWork.ts'
import { myWorkWords } from '#contract/myWork/myWork.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { PriorityKey } from '#web/atom/priority/PriorityKey.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useRowKeys } from '#web/kit/ui/keys/useRowKeys.ts'
import { Card, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { WorkRow } from '#web/myWork/WorkRow.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './MyWork.module.css'

type Work = OutputOf<typeof myWorkCalls.show>
type Part = Work['groups'][WorkGroup]

/** Keys 1 to 9 start the first nine atoms on which time is counted, from the top of the page. */
const KEYS = 9

const digitsOf = (groups: Work['groups']): ReadonlyMap<number, number> =>
  new Map(
    workGroups
      .flatMap((name) => groups[name].rows)
      .filter((it) => it.status === atomStatus.of.accepted)
      .slice(0, KEYS)
      .map((it, at) => [it.id, at + 1]),
  )

interface AtomsProps {
  readonly title: string
  readonly of: Part
  readonly digits: ReadonlyMap<number, number>
  /** The list of all of them. */
  readonly all: string
}

const Atoms = ({ title, of, digits, all }: AtomsProps) => {
  const t = useWords(myWorkWords)
  if (of.total === 0) return null
  return (
    <Card title={`${title} (${of.total})`}>
      <ul className={css['list']}>
        {of.rows.map((row: WorkAtom) => (
          <WorkRow key={row.id} of={row} digit={digits.get(row.id)} />
        ))}
      </ul>
      {of.total > of.rows.length && (
        <div className={css['rest']}>
          <span>{t('shownOf', { shown: of.rows.length, total: of.total })}</span>
          <TextLink to={all}>{t('seeAll')}</TextLink>
        </div>
      )}
    </Card>
  )
}

const Gates = ({ of }: { readonly of: NonNullable<Work['gates']> }) => {
  const t = useWords(myWorkWords)
  const f = useFormat()
  if (of.total === 0) return null
  return (
    <Card title={`${t('gates')} (${of.total})`}>
      <ul className={css['list']}>
        {of.rows.map((gate: WorkGate) => (
          <li key={gate.id} className={css['row']}>
            <div className={css['what']}>
              <p className={css['name']}>
                <Link to={pathTo('recordOpen', { thing: 'gate', id: gate.id })}>{gate.nome}</Link>
              </p>
              <p className={css['where']}>
                <VentureName {...gate.venture} />
              </p>
            </div>
            <div className={css['aside']}>
              {gate.due_at === null ? t('stopped') : t('silence', { when: f.relative(gate.due_at) })}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const none: Part = { total: 0, rows: [] }
const list = pathTo('atomList')
const mine = `${list}?mine=true`

const Groups = ({ of: { groups, approve = none, gates } }: { readonly of: Work }) => {
  const t = useWords(myWorkWords)
  const digits = digitsOf(groups)
  const own = workGroups.filter((it) => it !== 'waiting')
  const beside = approve.total + groups.waiting.total + (gates?.total ?? 0)
  if (beside + own.reduce((sum, it) => sum + groups[it].total, 0) === 0)
    return <EmptyState icon={IconListCheck} title={t('none')} body={t('noneHint')} />
  const parts = own.map((it) => <Atoms key={it} title={t(it)} of={groups[it]} digits={digits} all={mine} />)
  const others = [
    <Atoms
      key="approve"
      title={t('approve')}
      of={approve}

      digits={new Map()}
      all={`${list}?status=${atomStatus.of.finished}`}
    />,
    <Atoms key="waiting" title={t('waiting')} of={groups.waiting} digits={new Map()} all={mine} />,
  ]
  return (
    <Stack>
      {gates && <Gates of={gates} />}
      {parts}
      {others}
    </Stack>
  )
}

/** One page of what is the person's: late, today, this week, later, and what waits for somebody's decision. */
export const MyWorkScreen = () => {
  const t = useWords(myWorkWords)
  const work = useCall(myWorkCalls.show, {})
  const lists = useRowKeys<HTMLDivElement>()
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div ref={lists} data-tour="work-groups">
        <Answer of={work} rows={8}>
          {(data) => <Groups of={data} />}
        </Answer>
      </div>
      <PriorityKey />
    </>
  )
}
