import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { passesCall } from '#contract/kit/endpoint.ts'
import type { List } from '#contract/kit/list/list.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { offersBulk } from '#contract/kit/steps/steps.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { ImportHost } from '#web/import/ImportHost.tsx'
import { ImportMenu } from '#web/import/ImportMenu.tsx'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { BulkSteps } from '#web/kit/steps/BulkSteps.tsx'
import type { RowFacts } from '#web/kit/table/column.ts'
import type { Removal } from '#web/kit/table/select/useRemove.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'

interface Listed {
  readonly id: number
  readonly nome: string
  readonly deleted_at?: string | null
  readonly version: number
  /** Steps that the reader may take on it, of a noun that has steps. */
  readonly may?: readonly string[]
}

interface ListScreenProps<R, C extends string> {
  readonly noun: Noun
  readonly of: List<R, C>
  readonly cells?: Cells<R, C>
  /** Replaces the noun's title, where the menu lists it under another name. */
  readonly title?: string | undefined
  /** Replaces the button for a new record. */
  readonly action?: ReactNode
  /** Bulk actions on the selected rows; gets the shown rows too. */
  readonly bulk?: Bulk<R> | undefined
  /** Deletion of rows from the list under a filter, and why a living row cannot be selected for it. */
  readonly removal?: ((filter: Shown<R>['filter']) => ListRemoval<R>) | undefined
}

export interface ListRemoval<R> extends Removal<R> {
  readonly stays: (row: R) => string | undefined
}

interface Shown<R> {
  readonly rows: readonly R[]
  readonly filter: Readonly<Record<string, string>>
}

type Bulk<R> = (chosen: Chosen, shown: Shown<R>) => ReactNode

/** Bulk actions of a list: its own, else the steps of the noun that may be taken on several records. */
const useBulkOffered = <R extends Listed>(
  { flow, words, crud }: Noun,
  of: Pick<List<R>, 'calls'>,
  own: Bulk<R> | undefined,
): Bulk<R> | undefined => {
  const { can } = useSession()
  if (own || !flow || !offersBulk(flow.steps, can)) return own
  return (chosen, shown) => (
    <BulkSteps steps={flow.steps} words={words} show={crud.calls.show} of={of} chosen={chosen} {...shown} />
  )
}

/** True where the person may make a record; one that no plain form writes may still have a screen that makes it. */
const useMakes = ({ crud: { calls } }: Noun, create: string | undefined): boolean => {
  const { can } = useSession()
  const { viewing } = usePreview()
  return !viewing && (calls.create === undefined ? create !== undefined : passesCall(calls.create, can))
}

/** Facts of a list's rows; a deleted one, and one that stays, cannot be selected. */
const factsOf = <R extends Listed>(
  removal: ListRemoval<R> | undefined,
  { rowLink, deletedStays }: { readonly rowLink: RowFacts<R>['rowLink']; readonly deletedStays: string },
) => ({
  rowLink,
  rowName: (row: R) => row.nome,
  deletedAt: (row: R) => row.deleted_at,
  unselectable: (row: R) => (row.deleted_at ? deletedStays : removal?.stays(row)),
})

/** List of a noun, each row a link to its record, and the button for a new one. */
export const ListScreen = <R extends Listed, C extends string>({
  noun,
  of,
  cells,
  title,
  action: more,
  bulk,
  removal: removalOf,
}: ListScreenProps<R, C>) => {
  const say = useNounWords(noun.words)
  const t = useWords(tableWords)
  const list = useList(of, say)
  const removal = removalOf?.(list.filter)
  const { show, create } = useNounPaths(noun)
  const navigate = useNavigate()
  const makes = useMakes(noun, create)
  useHotkey('c', () => void navigate(create ?? ''), {
    label: say('create'),
    icon: IconPlus,
    on: makes && create !== undefined,
  })
  const offered = useBulkOffered(noun, of, bulk)
  const action = makes && (
    <>
      {more}
      {create !== undefined && (
        <Button component={Link} to={create} leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
          {say('create')}
        </Button>
      )}
      {noun.imports && <ImportMenu />}
    </>
  )
  return (
    <>
      <ListTable
        of={list}
        title={title}
        rows={factsOf(removal, { rowLink: noun.routes.show && show, deletedStays: t('deletedStays') })}
        action={action}
        bulk={offered && ((chosen) => offered(chosen, { rows: list.answer.data?.data ?? [], filter: list.filter }))}
        {...(cells && { cells })}
        {...(removal && { removal })}
      />
      {makes && <ImportHost noun={noun} />}
    </>
  )
}
