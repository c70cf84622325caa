import { sql } from 'kysely'
import { z } from 'zod'
import { atomImport, atomImportFields, importedStatus } from '#contract/atom/atom.import.ts'
import { shortIdOf } from '#contract/atom/atom.rules.ts'
import { codes } from '#contract/kit/codes.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { ImportColumn } from '#contract/kit/import/import.ts'
import { changed } from '#server/atom/atom.live.ts'
import { atomLookups, atomSource } from '#server/atom/atom.source.ts'
import { concluded, peopleOf } from '#server/atom/importEnd.data.ts'
import {
  cellsNamed,
  dropEmptyCells,
  putChecklists,
  putComments,
  putLabels,
  shortened,
  wordsOf,
} from '#server/atom/importParts.data.ts'
import type { Context } from '#server/kit/context.ts'
import { namedIn, type Importer } from '#server/kit/import/source.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import type { Kept, Values } from '#server/kit/list/write.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'

const newAtom = z.object(atomImportFields)
type NewAtom = z.infer<typeof newAtom>
const { of } = importedStatus

/** Most letters of an atom's description (specification, section 5). */
const about = { thing: 'atom', max: 300 } as const

/** Statuses that a person may import atoms with: those that they could set by hand. */
const stepsFor = ({ may }: Pick<Context, 'may'>): number[] => [
  of.pending,
  ...(may('atom.accept') ? [of.accepted] : []),
  ...(may('atom.accept') && may('atom.finish') ? [of.finished] : []),
  ...(may('atom.cancel') ? [of.cancelled] : []),
]

const listsItems = ({ may }: Pick<Context, 'may'>): boolean => may('atom.useChecklist') && may('atom.addChecklistItem')

const columnsFor = (ctx: Pick<Context, 'may'>, columns: readonly ImportColumn[]): ImportColumn[] => {
  const steps = stepsFor(ctx)
  const allowed = codes(
    Object.fromEntries(
      importedStatus.list.filter(({ value }) => steps.includes(value)).map(({ key, value }) => [key, value]),
    ),
  )
  return columns
    .filter(({ field }) => field !== 'labels' || ctx.may('atom.useChecklist'))
    .filter(({ field }) => field !== 'checklist' || listsItems(ctx))
    .map((it) => (it.field === 'status' ? { ...it, codes: allowed } : it))
}

/** Gate of each cell; refuses a cell that the person may not choose. */
const gatesOf = async (cells: readonly number[], ctx: Context): Promise<Map<number, number>> => {
  const ids = [...new Set(cells)]
  const found = await choosable(atomLookups.cells, ids, ctx)
  if (ids.some((id) => !found.has(id)))
    refuse('common.invalid', { status: 422, fields: { cell_id: 'common.recordGone' } })
  const rows = await ctx.db.selectFrom('cells').select(['id', 'gate_id']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, gate_id }) => [id, gate_id]))
}

/** Specification, section 4: only a finished atom has an end; one with an end and no status is finished. */
const stepOf = ({ status, data_fim }: NewAtom, ctx: Context): { status: number; data_fim: string | null } => {
  const steps = stepsFor(ctx)
  const step = status ?? (data_fim !== null && steps.includes(of.finished) ? of.finished : of.pending)
  if (!steps.includes(step)) refuse('common.invalid', { status: 422, fields: { status: 'atom.importStatusDenied' } })
  if (step !== of.finished) return { status: step, data_fim: null }
  const today = todayIn(ctx.now, ctx.user.zone)
  return { status: step, data_fim: data_fim !== null && data_fim < today ? data_fim : today }
}

/** Existing atoms: by their short id, which names the venture, or in the file's venture by their id in the other tool. */
const existing: Importer['existing'] = async ({ field, fixed }, texts, ctx) => {
  const where = all([...scoped(atomSource, ctx), sql`t.deleted_at is null`])
  const cell = fixed['cell_id'] ?? 0
  const refs = texts.flatMap((text) => {
    const found = shortIdOf(text)
    return found ? [{ text, ...found }] : []
  })
  const pairs =
    field === 'ref'
      ? sql`(select x.text, t.id from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) as x (text text, sigla text, number int)
          join ventures v on v.sigla = x.sigla join atoms t on t.venture_id = v.id and t.number = x.number)`
      : sql`(select x.text, t.id from unnest(${texts}::text[]) x (text) join atoms t on plain(t.origin) = plain(x.text))`
  const { rows } = await sql<Kept & { text: string }>`
    select p.text as text, t.*, c.nome as cell from ${pairs} p join atoms t on t.id = p.id join cells c on c.id = t.cell_id
    where ${where} and ${field === 'ref' ? sql`true` : sql`t.venture_id = (select g.venture_id from cells f join gates g on g.id = f.gate_id where f.id = ${cell})`}
    order by t.id`.execute(ctx.db)
  const map = new Map<string, Kept[]>()
  for (const { text, ...found } of rows) map.set(text, [...(map.get(text) ?? []), found])
  return map
}

/** Numbers for all rows at once: one by one, each would re-read all versions of the counter in this long
 * transaction. */
const numbersFor = async (rows: readonly Values[], { db }: Context): Promise<Values[]> => {
  const cell = rows[0]?.['cell_id']
  const taken = await sql<{ last: number }>`
    insert into atom_numbers (venture_id, last)
    select g.venture_id, ${rows.length}::int from cells c join gates g on g.id = c.gate_id where c.id = ${cell}
    on conflict (venture_id) do update set last = atom_numbers.last + ${rows.length}::int returning last`.execute(db)
  const before = (taken.rows[0]?.last ?? rows.length) - rows.length
  return rows.map((row, at) => ({ ...row, number: before + at + 1 }))
}

/** Creates atoms by the noun's own write, with everything attached to them. */
const create =
  (base: Importer): Importer['create'] =>
  async (rows, { ctx, detail }) => {
    const atoms = rows.map((row) => newAtom.parse(row))
    const gates = await gatesOf(
      atoms.map((it) => it.cell_id),
      ctx,
    )
    const gateOf = ({ cell_id }: NewAtom): number => gates.get(cell_id) ?? 0
    const named = atoms.filter((it) => it.cell !== '').map((it) => ({ gate_id: gateOf(it), nome: it.cell }))
    const cellOf = await cellsNamed(named, { ctx, detail })
    const texts = atoms.map((it) => wordsOf(it.descricao))
    // Fields that this person does not see are not in the plan: the table's defaults apply.
    const values = atoms.map((atom, at): Values => {
      const { nome, data, hours_planned, priority, responsavel_id, origin } = atom
      const whole: Values = { responsavel_id, hours_planned }
      const seen = Object.fromEntries(Object.entries(whole).filter(([field]) => field in (rows[at] ?? {})))
      const cell_id = atom.cell === '' ? atom.cell_id : cellOf(gateOf(atom), atom.cell)
      const descricao = shortened(texts[at] ?? '', about.max)
      return { nome, cell_id, descricao, data, priority, ...seen, ...stepOf(atom, ctx), origin: origin ?? null }
    })
    const numbered = await numbersFor(values, ctx)
    const ids = await base.create(numbered, { ctx, detail })
    const on = (textOf: (it: NewAtom, at: number) => string) =>
      ids.map((id, at) => ({ id, text: atoms[at] ? textOf(atoms[at], at) : '' }))
    await putComments(
      on((_, at) => texts[at] ?? ''),
      { ...about, ctx },
    )
    if (!ctx.may('atom.useChecklist')) return ids
    await putLabels(
      on((it) => it.labels),
      { ...about, ctx },
    )
    const items = on((it) => it.checklist)
    if (listsItems(ctx)) await putChecklists(items, ctx)
    return ids
  }

/** Edits by the rules of an edit by hand: moving or assigning an atom needs its own permission. */
const change =
  (base: Importer): Importer['change'] =>
  async ({ id, version, ...given }, { ctx, detail }) => {
    const [row] = await base.locked([id], ctx)
    const { cell, ...values } = given
    if (typeof values['descricao'] === 'string')
      values['descricao'] = shortened(wordsOf(values['descricao']), about.max)
    if (typeof cell === 'string' && cell !== '' && row) {
      if (!ctx.may('atom.transfer')) return forbidden()
      const gates = await gatesOf([Number(row['cell_id'])], ctx)
      const gate_id = gates.get(Number(row['cell_id'])) ?? 0
      values['cell_id'] = (await cellsNamed([{ gate_id, nome: cell }], { ctx, detail }))(gate_id, cell)
    }
    const differing = Object.entries(values).filter(([field, value]) => row?.[field] !== value)
    for (const [field] of differing) {
      if (field === 'cell_id' && !ctx.may('atom.transfer')) return forbidden()
      if (field === 'responsavel_id' && !ctx.may('atom.setResponsible')) return forbidden()
    }
    return base.change({ id, version, ...Object.fromEntries(differing) }, { ctx, detail })
  }

/** Imports atoms from files of our own columns or of another tool's. */
export const atomImporterOf = (base: Importer): Importer => ({
  ...base,
  imports: atomImport,
  fields: atomImportFields,
  editable: ['nome', 'cell', 'descricao', 'responsavel_id', 'data', 'hours_planned', 'priority'],
  hangs: true,
  columns: (ctx) => columnsFor(ctx, base.columns(ctx)),
  create: create(base),
  change: change(base),
  drop: async (ids, note) => {
    await base.drop(ids, note)
    await dropEmptyCells(note)
    changed(note.ctx, await peopleOf(ids, note.ctx))
  },
  used: async (ids, ctx) => {
    const { rows } = await sql<{ id: number }>`
      select distinct atomo_id as id from loops where atomo_id = any(${ids}::int[])`.execute(ctx.db)
    return new Set(rows.map((it) => it.id))
  },
  existing,
  named: (field, texts, ctx) =>
    field === 'responsavel_id'
      ? namedIn({ ...atomLookups.people, hint: sql`t.email` }, texts, ctx)
      : base.named(field, texts, ctx),
  concluded,
})
