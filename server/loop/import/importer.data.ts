import { sql } from 'kysely'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { hoursTools } from '#contract/loop/import/tools.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { invoicesOf } from '#server/invoice/held.data.ts'
import type { Importer } from '#server/kit/import/source.ts'
import type { Kept } from '#server/kit/list/write.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { keptBy, type Candidate } from '#server/loop/bulk/bulk.data.ts'
import { deleteLoops } from '#server/loop/bulk/deletion.data.ts'
import { closedFor } from '#server/loop/closed.data.ts'
import { takeImportedBack, tellImported } from '#server/loop/import/notes.data.ts'
import { dropMade } from '#server/loop/import/places.data.ts'
import { planHours } from '#server/loop/import/plan.data.ts'
import { toolNames, toolOf } from '#server/loop/import/recognise.ts'
import { createHours } from '#server/loop/import/write.data.ts'

const candidatesOf = async (ids: readonly number[], db: Parameters<typeof closedFor>[0]): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`select id, user_id, status, tipo, data_inicio, week_id from loops
    where id = any(${ids}::int[]) order by id`.execute(db)
  return rows
}

/** Import side of loops: files of other time trackers, and none of our own columns. */
export const hoursImporter: Importer = {
  noun: { thing: 'loop', words: loopImportWords, list: loopList },
  imports: { columns: [], match: ['inicio'] },
  fields: {},
  table: 'loops',
  label: sql`t.descricao`,
  can: { open: 'loop.create', create: 'loop.create', edit: 'loop.edit', delete: 'loop.delete' },
  columns: () => [],
  presetOf: (headers) => {
    const key = toolOf(headers)
    if (key === undefined)
      return refuse('loopImport.unknown', { params: { tools: toolNames() }, fields: { file: 'loopImport.unknown' } })
    return { key, name: hoursTools[key].name, signs: [], fields: {}, keys: [] }
  },
  plan: planHours,
  create: createHours,
  // A line of a loop that is there already is skipped.
  change: async () => notFound(),
  drop: async (ids, note) => {
    const loops = await candidatesOf(ids, note.ctx.db)
    await deleteLoops(note.ctx, loops)
    await takeImportedBack(loops, note)
    await dropMade(note)
    note.ctx.after(() => note.ctx.services.live.tell('loops', 'loop.changed'))
  },
  locked: async (ids, { db }) => {
    const { rows } = await sql<Kept>`select l.*, null as deleted_at from loops l
      where l.id = any(${ids}::int[]) order by l.id for update`.execute(db)
    return rows
  },
  // A loop on an order or an invoice, or of a closed week or day, counts for somebody.
  used: async (ids, { db }) => {
    const loops = await candidatesOf(ids, db)
    const closed = await closedFor(db, loops, { held: true })
    const invoiced = await invoicesOf(db, ids)
    return new Set(loops.flatMap((of) => (keptBy(of, closed) === undefined && !invoiced.has(of.id) ? [] : [of.id])))
  },
  existing: async () => new Map(),
  concluded: tellImported,
  named: async () => new Map(),
}
