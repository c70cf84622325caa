import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { passes } from '#contract/kit/endpoint.ts'
import type { Crud } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { recordIdIn, useNounPaths } from '#web/kit/list/paths.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import type { Crumb } from '#web/kit/ui/page/place.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import type { ActedOn } from '#web/page/actedOn.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordForm, type FieldsOf } from '#web/page/RecordForm.tsx'
import { RefusedForm } from '#web/page/RefusedForm.tsx'

interface RecordFormScreenProps<R, F extends z.ZodRawShape> {
  readonly noun: Noun
  readonly of: Crud<R, F>
  readonly fields: FieldsOf<F>
  /** Id of the record, where the address names it by something else. */
  readonly id?: number
  /** Values of a new record from the address, such as its venture. */
  readonly preset?: Readonly<Record<string, unknown>>
  /** Values that a new record's form begins with. */
  readonly begin?: Readonly<Record<string, unknown>>
  /** Words of the button and of what was done, where a new record is sent to somebody. */
  readonly sends?: { readonly button: string; readonly done: string }
  /** True when a new record takes files too. */
  readonly filesLater?: boolean
  /** Crumbs, where the way leads over the parent record and not over the list. */
  readonly crumbs?: readonly Crumb[]
}

interface PageProps<R, F extends z.ZodRawShape> extends RecordFormScreenProps<R, F> {
  readonly from?: R
}

const Page = <R extends ActedOn, F extends z.ZodRawShape>({ from, crumbs, ...form }: PageProps<R, F>) => {
  const { noun } = form
  const t = useWords(nounWords)
  const say = useNounWords(noun.words)
  const navigate = useNavigate()
  const paths = useNounPaths(noun)
  const title = from ? t('editTitle', { name: from.nome }) : say('create')
  const at = from && paths.show(from)
  const { can } = useSession()
  if (!passes(form.of.calls[from ? 'update' : 'create'].can, can)) return <RefusedForm noun={noun} title={title} />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          ...(crumbs ?? [{ label: say('title'), to: paths.list }]),
          ...(from && at ? [{ label: from.nome, to: at }] : []),
        ]}
      />
      <Card narrow>
        <RecordForm
          {...form}
          {...(from && { from })}
          onDone={(row) => void navigate(paths.show(row) ?? paths.list, { replace: true })}
          onCancel={() => void navigate(at ?? crumbs?.at(-1)?.to ?? paths.list)}
        />
      </Card>
    </>
  )
}

const Edit = <R extends ActedOn, F extends z.ZodRawShape>({
  id,
  ...form
}: Omit<RecordFormScreenProps<R, F>, 'id'> & { id: string }) => {
  const answer = useCall(form.of.calls.show, { id })
  const refused = answer.error?.status
  if (refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={form.noun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) =>
        data.deleted_at === null ? <Page {...form} from={data} /> : <MissingRecord noun={form.noun} denied={false} />
      }
    </Answer>
  )
}

/** Screen of a new record, and of an edit where the address has the id. */
export const RecordFormScreen = <R extends ActedOn, F extends z.ZodRawShape>(props: RecordFormScreenProps<R, F>) => {
  const params = useParams()
  // The id in the address of a new record is its parent's.
  const isNew = props.id === undefined && props.preset !== undefined
  const id = isNew ? '' : String(props.id ?? recordIdIn(props.noun, params))
  return id === '' ? <Page {...props} /> : <Edit {...props} key={id} id={id} />
}
