import { sql } from 'kysely'
import { plainText } from '#contract/kit/import/import.ts'
import type { RichDoc } from '#contract/kit/rich.ts'
import { beginningOf } from '#contract/kit/text.ts'
import { ITEMS_MAX } from '#contract/things/checklist.ts'
import { COMMENT_MAX } from '#contract/things/comment.ts'
import { LABELS_EACH, LABELS_MAX } from '#contract/things/label.ts'
import type { Context } from '#server/kit/context.ts'
import type { Values } from '#server/kit/list/write.ts'
import { refuse } from '#server/kit/refuse.ts'

interface Said {
  readonly id: number
  readonly text: string
}

interface Note {
  readonly ctx: Context
  readonly detail: Values
}

/** Thing of the records, and most letters of its description. */
interface On {
  readonly thing: 'atom' | 'particle'
  readonly max: number
  readonly ctx: Context
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** Plain text of a text that may be HTML; Markdown stays unchanged. Pages show the result as text, never as markup. */
export const wordsOf = (text: string): string => {
  if (!/<\/?[a-z!][^<>]*>/i.test(text)) return text
  return text
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replaceAll(/<br\s?\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(\w{2,4}|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Cuts a description to its field's length; a cut one ends in `…`. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${beginningOf(text, max - 1)}…`

/** Cells of one gate by name; missing ones are created, with the permission for it. */
export const cellsNamed = async (
  wanted: readonly { gate_id: number; nome: string }[],
  { ctx, detail }: Note,
): Promise<(gate_id: number, nome: string) => number> => {
  const keyOf = (gate_id: number, nome: string): string => `${gate_id}:${plainText(nome)}`
  const gates = [...new Set(wanted.map((it) => it.gate_id))]
  const { rows } = await sql<{ id: number; gate_id: number; nome: string }>`
    select id, gate_id, nome from cells where gate_id = any(${gates}::int[]) and deleted_at is null order by id desc`.execute(
    ctx.db,
  )
  const known = new Map(rows.map(({ id, gate_id, nome }) => [keyOf(gate_id, nome), id]))
  for (const { gate_id, nome } of wanted) {
    if (known.has(keyOf(gate_id, nome))) continue
    if (!ctx.may('cell.create')) refuse('common.invalid', { status: 422, fields: { cell: 'atom.importCellMissing' } })
    const made = await sql<{ id: number }>`
      insert into cells (gate_id, nome, position, created_at)
      select ${gate_id}, ${nome}, coalesce(max(position) + 1, 0), ${ctx.now} from cells where gate_id = ${gate_id}
      returning id`.execute(ctx.db)
    const id = made.rows[0]?.id ?? 0
    known.set(keyOf(gate_id, nome), id)
    await ctx.audit({
      event: 'cell.created',
      thing: 'cell',
      thing_id: id,
      detail: { ...detail, after: { gate_id, nome } },
    })
  }
  return (gate_id, nome) => known.get(keyOf(gate_id, nome)) ?? 0
}

/** Deletes the empty cells that an import made. */
export const dropEmptyCells = async ({ ctx, detail }: Note): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    update cells c set deleted_at = ${ctx.now}, version = version + 1
    where c.deleted_at is null and c.version = 1 and c.id in (
      select thing_id::int from audit where event = 'cell.created' and thing = 'cell' and detail ->> 'import_id' = ${String(detail['import_id'])})
      and not exists (select 1 from atoms a where a.cell_id = c.id and a.deleted_at is null)
    returning id`.execute(ctx.db)
  await ctx.audit(rows.map(({ id }) => ({ event: 'cell.deleted', thing: 'cell', thing_id: id, detail })))
}

/** Names of labels in a cell: between commas or semicolons, without the colour that Trello adds. */
const labelNames = (text: string): string[] => {
  const names = text.split(/[,;\n]/).map((it) => beginningOf(it.replace(/ \([a-z_ ]{3,20}\)$/, '').trim(), 40))
  return [...new Map(names.filter((it) => it !== '').map((it) => [plainText(it), it])).values()].slice(0, LABELS_EACH)
}

const COLOURS = ['#2563eb', '#16a34a', '#d97706', '#dc2626', '#7c3aed', '#0891b2']

/** Adds labels to new records; creates those that the organisation lacks. */
export const putLabels = async (on: readonly Said[], { thing, ctx }: On): Promise<void> => {
  const wanted = on.map(({ id, text }) => ({ id, names: labelNames(text) })).filter(({ names }) => names.length > 0)
  if (wanted.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`labels:${thing}`}, 0))`.execute(ctx.db)
  const there = await ctx.db.selectFrom('labels').select(['id', 'nome']).where('thing', '=', thing).execute()
  const known = new Map(there.map(({ id, nome }) => [plainText(nome), id]))
  for (const nome of wanted.flatMap(({ names }) => names)) {
    if (known.has(plainText(nome))) continue
    if (known.size >= LABELS_MAX)
      refuse('thing.labelsFull', { params: { max: LABELS_MAX }, fields: { labels: 'thing.labelsFull' } })
    const color = COLOURS[known.size % COLOURS.length] ?? '#2563eb'
    const { id } = await ctx.db
      .insertInto('labels')
      .values({ thing, nome, color, created_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    known.set(plainText(nome), id)
  }
  const links = wanted.flatMap(({ id, names }) => names.map((nome) => ({ id, label: known.get(plainText(nome)) })))
  await sql`insert into label_links (thing, thing_id, label_id)
    select ${thing}, x.id, x.label from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as x (id int, label int)
    on conflict do nothing`.execute(ctx.db)
}

/** Items of a checklist in a cell: one a line, or between semicolons; `[x]` marks a done one. */
const itemsOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((it) => /^\s*(?:[-*] )?(?:\[([ xX]?)\])?\s*(\S.*)$/.exec(it))
    .flatMap((found) =>
      found ? [{ text: beginningOf((found[2] ?? '').trim(), 200), done: /x/i.test(found[1] ?? '') }] : [],
    )
    .slice(0, ITEMS_MAX)

export const putChecklists = async (on: readonly Said[], ctx: Context): Promise<void> => {
  const items = on.flatMap(({ id, text }) => itemsOf(text).map((it, at) => ({ id, place: at + 1, ...it })))
  if (items.length === 0) return
  await sql`insert into checklist_items (thing, thing_id, text, place, done_at, done_by, created_at)
    select 'atom', x.id, x.text, x.place, case when x.done then ${ctx.now}::timestamptz end,
      case when x.done then ${ctx.user.id}::int end, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (id int, text text, place int, done boolean)`.execute(
    ctx.db,
  )
}

const docOf = (text: string): RichDoc => ({
  type: 'doc',
  content: text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] })),
})

/** Splits a text into parts of a comment's length. */
const partsOf = (text: string): string[] => {
  const part = beginningOf(text, COMMENT_MAX)
  return text.length <= COMMENT_MAX ? [text] : [part, ...partsOf(text.slice(part.length))]
}

/** Keeps descriptions that were cut in full, as comments. */
export const putComments = async (on: readonly Said[], { thing, max, ctx }: On): Promise<void> => {
  const long = on.filter(({ text }) => text.length > max)
  if (long.length === 0) return
  const rows = long.flatMap(({ id, text }) => partsOf(text).map((part) => ({ id, text: part, body: docOf(part) })))
  await sql`insert into comments (thing, thing_id, author_id, body, text, created_at)
    select ${thing}, x.id, ${ctx.user.id}, x.body, x.text, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id int, text text, body jsonb)`.execute(ctx.db)
}
