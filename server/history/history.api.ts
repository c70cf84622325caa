import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { storyOf } from '#contract/audit/audit.rules.ts'
import { historyCalls } from '#contract/history/history.ts'
import { columnOf, isSeen, type Column } from '#contract/kit/list/column.ts'
import { traits, type Trait } from '#contract/kit/list/trait.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { exists, mayOpenThing, type Thing } from '#server/kit/list/things.ts'
import { forbidden, notFound } from '#server/kit/refuse.ts'

const PAGE = 50

interface Kept {
  id: number
  at: string
  actor: string | null
  event: string
  detail: Record<string, unknown>
}

/** First part of the audited events of each trait. */
const events: Readonly<Record<Trait, string>> = {
  comments: 'comment',
  checklist: 'checklist',
  labels: 'label',
  watchers: 'watch',
  relations: 'relation',
  attachments: 'attachment',
}

/**
 * Whether a field's past is shown: its column, its own or that of the record it names, has to be there to be seen. Fields of
 * what hangs on a record are no columns; whoever sees the trait sees them.
 */
const isVisible = (of: Thing, { event, field }: { event: string; field: string }, ctx: Context): boolean => {
  if (Object.values(events).some((trait) => event.startsWith(`${trait}.`))) return true
  const column: Column | undefined = of.columns[field] ?? of.columns[columnOf(field)]
  return column !== undefined && isSeen(column, ctx.may)
}

/** Hides comments, which show where they were written, watchers, which concern nobody else, and traits that the reader
 * does not see. */
const hiddenEvents = (of: Thing, ctx: Context): string[] => {
  const shown: Trait[] = of.traits(ctx).filter((it) => it !== 'comments' && it !== 'watchers')
  return traits.filter((it) => !shown.includes(it)).map((it) => events[it])
}

/** Stored events of a thing, with those of another one that its history includes. */
const keptOf = ({ thing, alsoTold }: Thing) =>
  alsoTold
    ? sql`(a.thing = ${thing} or (a.thing = ${alsoTold.thing} and a.event = any(${alsoTold.events}::text[])))`
    : sql`a.thing = ${thing}`

/** Name of a trait's event, or of a merged record, as it was at the time. */
const aboutOf = ({ label, text, file, nome }: Record<string, unknown>): string | null => {
  const name = label ?? text ?? file ?? nome
  return typeof name === 'string' ? name : null
}

/** A client never sees loopers: the organisation is shown as the author. */
const actorFor = ({ user }: Context) => {
  const name = sql`nullif(trim(u.nome || ' ' || u.last_name), '')`
  if (user.role !== ROLE.client) return name
  return sql`case when u.id is null or u.cliente_id = (select me.cliente_id from users me where me.id = ${user.id}) or u.id = ${user.id}
    then ${name} else (select o.nome from organisation o limit 1) end`
}

/** History of the records of all nouns; fields that a reader does not see on the record are hidden here too. */
export const historyApi = (things: readonly Thing[]): readonly Handler[] => [
  handle(historyCalls.list, async (ctx, { thing, id, before }) => {
    const of = things.find((it) => it.thing === thing) ?? notFound()
    if (!mayOpenThing(of, ctx)) return forbidden()
    if (!(await exists(of, id, ctx))) return notFound()
    const { rows } = await sql<Kept>`
      select a.id, a.at, a.event, a.detail, ${actorFor(ctx)} as actor
      from audit a left join users u on u.id = a.actor_id
      where ${keptOf(of)} and a.thing_id = ${String(id)} and split_part(a.event, '.', 1) <> all(${hiddenEvents(of, ctx)}::text[])
        and a.event <> all(${of.hiddenEvents?.(ctx) ?? []}::text[])
        and ${before === undefined ? sql`true` : sql`a.id < ${before}`}
      order by a.id desc limit ${PAGE + 1}`.execute(ctx.db)
    const named = async (field: string, value: unknown) => {
      const name = await of.nameOf(field, value, ctx)
      return name === undefined ? value : name
    }
    const inWords = async (change: { field: string; before: unknown; after: unknown }) => {
      const { field } = change
      const [before, after] = [await named(field, change.before), await named(field, change.after)]
      // Both records are hidden from this reader, so nothing could be shown.
      const isHidden = before === null && after === null
      return isHidden ? [] : [{ field, before, after }]
    }
    const entries = rows.slice(0, PAGE).map(async ({ detail, ...entry }) => ({
      ...entry,
      about: aboutOf(detail) ?? (await of.aboutOf?.(detail, ctx)) ?? null,
      changes: (
        await Promise.all(
          storyOf(detail).changes.map(async ({ field, before, after }) =>
            field !== null && isVisible(of, { event: entry.event, field }, ctx)
              ? inWords({ field, before, after })
              : [],
          ),
        )
      ).flat(),
    }))
    return { data: await Promise.all(entries), more: rows.length > PAGE }
  }),
]
