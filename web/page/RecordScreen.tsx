import { useMemo, useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { passesCall } from '#contract/kit/endpoint.ts'
import type { SeenCrud, Shown } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import type { Trait } from '#contract/kit/list/trait.ts'
import { answerOf, useCall } from '#web/kit/call/query.ts'
import { recordIdIn, useNounPaths } from '#web/kit/list/paths.ts'
import { RecordMark } from '#web/kit/list/RecordMark.tsx'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
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
import type { ActedOn } from '#web/page/actedOn.ts'
import { Facts } from '#web/page/Facts.tsx'
import { History } from '#web/page/History.tsx'
import { changeableFields, isOpen } from '#web/page/inPlace/changeable.ts'
import type { Change } from '#web/page/inPlace/useChange.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { Neighbours } from '#web/page/Neighbours.tsx'
import { Prose } from '#web/page/Prose.tsx'
import { RecordActions, type RecordActionsProps } from '#web/page/RecordActions.tsx'
import { RecordColumns } from '#web/page/RecordColumns.tsx'
import { UseList, type UseListProps } from '#web/page/UseList.tsx'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { MainThings } from '#web/things/MainThings.tsx'
import { SideThings } from '#web/things/SideThings.tsx'

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

/** Shows the usual actions below a noun's own items; `primary` where the page has another filled button. */
export type WithItems = (
  items: readonly MenuItem[],
  about?: Pick<RecordActionsProps, 'primary' | 'ownStatus'>,
) => ReactNode

interface RecordScreenProps<R> {
  readonly noun: Noun
  readonly of: SeenCrud<R>
  /** Id of the record, where the address names it by something else. */
  readonly id?: number
  /** Crumbs of a record, where the way leads over what it stands in and not over the list. */
  readonly crumbs?: (row: R) => readonly Crumb[]
  /** The venture that a record is or belongs to, whose colour its head has. */
  readonly venture?: (row: R) => number
  /** What a record is in a word, right after its name. */
  readonly badge?: (row: R) => ReactNode
  /** Further actions, before the usual ones. */
  readonly actions?: (row: R) => ReactNode
  /** What the steps of the noun ask beside a reason. */
  readonly steps?: StepForms<R>
  /** Steps of the noun that answer one question, which stand side by side; of the others the page's menu has all but the main one. */
  readonly together?: readonly string[]
  /** Wraps the usual actions where the noun has items of its own in their menu. */
  readonly usual?: (row: R, withItems: WithItems) => ReactNode
  /** Facts of columns of the noun's own kind. */
  readonly facts?: Readonly<Record<string, (row: R) => ReactNode>>
  /** Columns that the page tells elsewhere, so that they are not among its facts: a fact stands once. */
  readonly elsewhere?: (row: R) => readonly string[]
  /** Further content of the page, above its uses and its history. */
  readonly main?: (row: R) => ReactNode
  /** True where the content comes before the facts (`RecordColumns`). */
  readonly mainFirst?: boolean
  /** What hangs on the record for this reader, where some readers see less of it than the noun has. */
  readonly traits?: readonly Trait[]
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

/** What changes the facts of a record in their places, for whoever may while it is open. */
const useChanges = <R extends ActedOn>({ noun, of, edit }: RecordScreenProps<R>, id: string) => {
  const { can } = useSession()
  const { viewing } = usePreview()
  const fields = useMemo(() => changeableFields(of), [of])
  const may = edit !== undefined && !viewing && passesCall(of.calls.update, can)
  return (row: R, uses: Shown<R>['uses']): Change<R> | undefined =>
    may && isOpen(noun, row)
      ? { part: edit, fields, stored: (data) => answerOf(of.calls.show, { id }).set({ data, uses }) }
      : undefined
}

/** The colour of the venture of a record. */
const useColours = <R,>({ venture }: RecordScreenProps<R>): ((row: R) => number | undefined) => {
  const colourOf = useVentureColours()
  return (row) => venture && colourOf(venture(row))
}
/** The history of every record begins with who made it, and when. */
const IN_HISTORY = ['created_at', 'created_by']

const ID = /^[1-9]\d{0,9}$/

/** Page of one record: facts, uses, history and actions. */
export const RecordScreen = <R extends ActedOn>(props: RecordScreenProps<R>) => {
  const { noun, of, crumbs, badge, actions, steps, together, usual, facts, elsewhere, main, edit } = props
  const { traits = noun.traits } = props
  const colourOf = useColours(props)
  const told = (row: R) => [...IN_HISTORY, ...(elsewhere?.(row) ?? [])]
  const params = useParams()
  const id = props.id === undefined ? recordIdIn(noun, params) : String(props.id)
  const paths = useNounPaths(noun)
  const say = useNounWords(noun.words)
  const { can } = useSession()
  const [editing, setEditing] = useState(false)
  const answer = useCall(of.calls.show, { id }, { enabled: ID.test(id) })
  const changeOf = useChanges(props, id)
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={noun} denied={refused === 403} />
  return (
    <Answer of={answer} shape="record">
      {({ data, uses }) => {
        const way = crumbs?.(data)
        const withItems: WithItems = (more, about) => (
          <RecordActions
            noun={noun}
            of={data}
            uses={uses}
            reload={answer.refetch}
            edit={() => setEditing(true)}
            leaveTo={way?.at(-1)?.to ?? paths.list}
            more={more}
            {...about}
          />
        )
        const acts = (more: readonly MenuItem[]) =>
          usual ? usual(data, (own, about) => withItems([...more, ...own], about)) : withItems(more)
        return (
          <>
            <PageHeader
              title={data.nome}
              mark={<RecordMark noun={noun.thing} id={data.id} />}
              documentTitle={`${say('one')}: ${data.nome}`}
              crumbs={way ?? [{ label: say('title'), to: paths.list }]}
              colour={colourOf(data)}
              beside={
                <>
                  {badge?.(data)}
                  <Neighbours noun={noun} id={data.id} />
                </>
              }
              lead={data.deleted_at === null ? undefined : <DeletedMark at={data.deleted_at} />}
              actions={
                <>
                  {actions?.(data)}
                  {noun.flow ? (
                    <StepButtons
                      flow={noun.flow}
                      words={noun.words}
                      row={data}
                      {...steps}
                      {...(together && { together })}
                      menu={acts}
                    />
                  ) : (
                    acts([])
                  )}
                </>
              }
            />
            <RecordColumns
              mainFirst={props.mainFirst}
              facts={
                <Facts
                  list={of.list}
                  row={data}
                  say={say}
                  elsewhere={told(data)}
                  {...(facts && { cells: facts })}
                  change={changeOf(data, uses)}
                />
              }
              main={
                <>
                  <Prose list={of.list} row={data} say={say} change={changeOf(data, uses)} />
                  {main?.(data)}
                  {uses.length > 0 && <Uses noun={noun} id={data.id} uses={uses} />}
                  <MainThings of={{ thing: noun.thing, id: data.id }} traits={traits} />
                  <History key={data.version} noun={noun} id={data.id} />
                </>
              }
              side={<SideThings of={{ thing: noun.thing, id: data.id }} traits={traits} />}
            />
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
