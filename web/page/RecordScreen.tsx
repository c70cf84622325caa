import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { passesCall } from '#contract/kit/endpoint.ts'
import type { SeenCrud } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { recordIdIn, useNounPaths } from '#web/kit/list/paths.ts'
import { RecordMark } from '#web/kit/list/RecordMark.tsx'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { StepButtons } from '#web/kit/steps/StepButtons.tsx'
import type { StepForms } from '#web/kit/steps/stepped.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import type { OnDemand } from '#web/kit/ui/onDemand.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import type { Crumb } from '#web/kit/ui/page/place.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Facts } from '#web/page/Facts.tsx'
import { History } from '#web/page/History.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { Neighbours } from '#web/page/Neighbours.tsx'
import { Prose } from '#web/page/Prose.tsx'
import { RecordActions, type ActedOn } from '#web/page/RecordActions.tsx'
import { StatusAction } from '#web/page/StatusAction.tsx'
import { UseList, type UseListProps } from '#web/page/UseList.tsx'
import { MainThings } from '#web/things/MainThings.tsx'
import { SideThings } from '#web/things/SideThings.tsx'
import css from './page.module.css'

/** Uses of a record as a card of its page. */
const Uses = (props: UseListProps) => {
  const t = useWords(nounWords)
  return (
    <Card title={t('uses')}>
      <UseList {...props} />
    </Card>
  )
}

/** The form of a record in a dialog. */
export interface EditProps<R> {
  readonly of: R
  readonly onClose: () => void
}

interface RecordScreenProps<R> {
  readonly noun: Noun
  readonly of: SeenCrud<R>
  /** Id of the record, where the address names it by something else. */
  readonly id?: number
  /** Crumbs, where the way leads over the parent record and not over the list. */
  readonly crumbs?: readonly Crumb[]
  /** What a record is in a word, right after its name. */
  readonly badge?: (row: R) => ReactNode
  /** Further actions, before the usual ones. */
  readonly actions?: (row: R) => ReactNode
  /** What the steps of the noun ask beside a reason. */
  readonly steps?: StepForms<R>
  /** Wraps the usual actions where the noun has items of its own in their menu. */
  readonly usual?: (row: R, withItems: (items: readonly MenuItem[]) => ReactNode) => ReactNode
  /** Facts of columns of the noun's own kind. */
  readonly facts?: Readonly<Record<string, (row: R) => ReactNode>>
  /** Further content of the page, above its uses and its history. */
  readonly main?: (row: R) => ReactNode
  /** Form in a dialog, where the noun has no screen of its own for it. */
  readonly edit?: OnDemand<EditProps<R>>
}

interface EditingProps<R> extends EditProps<R> {
  readonly part: OnDemand<EditProps<R>>
  /** True for whoever may change the record. */
  readonly may: boolean
  readonly open: boolean
}

const Editing = <R,>({ part, may, open, ...props }: EditingProps<R>) => {
  part.useAhead(may && 'touched')
  return open ? <part.Part {...props} /> : null
}

const ID = /^[1-9]\d{0,9}$/

/** Page of one record: facts, uses, history and actions. */
export const RecordScreen = <R extends ActedOn>(props: RecordScreenProps<R>) => {
  const { noun, of, crumbs, badge, actions, steps, usual, facts, main, edit } = props
  const params = useParams()
  const id = props.id === undefined ? recordIdIn(noun, params) : String(props.id)
  const paths = useNounPaths(noun)
  const say = useNounWords(noun.words)
  const { can } = useSession()
  const [editing, setEditing] = useState(false)
  const answer = useCall(of.calls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={noun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data, uses }) => {
        const withItems = (more: readonly MenuItem[] = []) => (
          <RecordActions
            noun={noun}
            of={data}
            uses={uses}
            reload={answer.refetch}
            edit={() => setEditing(true)}
            leaveTo={crumbs?.at(-1)?.to ?? paths.list}
            more={more}
          />
        )
        return (
          <>
            <PageHeader
              title={data.nome}
              mark={<RecordMark noun={noun.thing} id={data.id} />}
              documentTitle={`${say('one')}: ${data.nome}`}
              crumbs={crumbs ?? [{ label: say('title'), to: paths.list }]}
              beside={
                <>
                  {badge?.(data)}
                  <Neighbours noun={noun} id={data.id} />
                </>
              }
              lead={data.deleted_at === null ? undefined : <DeletedMark at={data.deleted_at} />}
              actions={
                <>
                  {noun.flow && <StepButtons flow={noun.flow} words={noun.words} row={data} {...steps} />}
                  {actions?.(data)}
                  <StatusAction noun={noun} of={data} reload={answer.refetch} />
                  {usual ? usual(data, withItems) : withItems()}
                </>
              }
            />
            <div className={css['columns']}>
              <div className={css['facts']}>
                <Facts list={of.list} row={data} say={say} {...(facts && { cells: facts })} />
              </div>
              <div className={css['main']}>
                <Prose list={of.list} row={data} say={say} />
                {main?.(data)}
                {uses.length > 0 && <Uses noun={noun} id={data.id} uses={uses} />}
                <MainThings of={{ thing: noun.thing, id: data.id }} traits={noun.traits} />
                <History key={data.version} noun={noun} id={data.id} />
              </div>
              <div className={css['side']}>
                <SideThings of={{ thing: noun.thing, id: data.id }} traits={noun.traits} />
              </div>
            </div>
            {edit && (
              <Editing
                part={edit}
                may={passesCall(of.calls.update, can)}
                open={editing}
                of={data}
                onClose={() => setEditing(false)}
              />
            )}
          </>
        )
      }}
    </Answer>
  )
}
