import { sql } from 'kysely'
import { ATOMS_SHOWN, type AtomChoice } from '#contract/entrega/page.ts'
import type { Context } from '#server/kit/context.ts'
import { holds, type Sql } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'

interface OfVenture {
  readonly id: number
  readonly venture_id: number
}

const REF = sql`(v.sigla || '-' || a.number)`

/** Living atoms of a deliverable's venture that are not cancelled. */
const living = ({ venture_id }: OfVenture): Sql => sql`
  from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
    join gates g on g.id = c.gate_id and g.deleted_at is null
    join ventures v on v.id = g.venture_id
  where g.venture_id = ${venture_id} and a.deleted_at is null and a.status <> 3`

/** Atoms that may be linked to a deliverable: its own, then the others in the order of gates and cells; filtered by the
 * typed text. */
export const offeredAtoms = async (
  of: OfVenture,
  q: string | undefined,
  { db }: Context,
): Promise<{ data: AtomChoice[]; more: boolean }> => {
  const found = q ? sql`and (${holds(sql`a.nome`, q)} or ${holds(sql`c.nome`, q)} or ${holds(REF, q)})` : sql``
  const { rows } = await sql<AtomChoice>`
    select a.id, ${REF} as ref, a.nome, c.nome as cell, a.status, a.entrega_id is not distinct from ${of.id} as mine,
      (select e.nome from entregas e where e.id = a.entrega_id and e.deleted_at is null) as entrega
    ${living(of)} ${found}
    order by mine desc, g.position, c.position, c.id, a.id limit ${ATOMS_SHOWN + 1}`.execute(db)
  return { data: rows.slice(0, ATOMS_SHOWN), more: rows.length > ATOMS_SHOWN }
}

interface Tied {
  id: number
  nome: string
  entrega_id: number | null
}

/** Locks atoms of the venture in the order of their ids, so that two moves of the same atoms never deadlock. */
const lockedAtoms = async (of: OfVenture, ids: readonly number[], { db }: Context): Promise<Tied[]> => {
  const { rows } = await sql<Tied>`select a.id, a.nome, a.entrega_id ${living(of)} and a.id = any(${ids}::int[])
    order by a.id for update of a`.execute(db)
  return rows
}

const point = async (atoms: readonly Tied[], entrega_id: number | null, { db }: Context): Promise<void> => {
  const ids = atoms.map((it) => it.id)
  await sql`update atoms set entrega_id = ${entrega_id}, version = version + 1 where id = any(${ids}::int[])`.execute(
    db,
  )
}

const names = (atoms: readonly Tied[]): string | null => atoms.map((it) => it.nome).join(', ') || null

/** Change of a deliverable for its history: names of the unlinked and of the linked atoms. */
export interface Change {
  readonly id: number
  readonly before: string | null
  readonly after: string | null
}

/** Links and unlinks atoms; one of another deliverable leaves that. Returns the changed deliverables, this one
 * first. */
export const tieAtoms = async (
  of: OfVenture,
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
  ctx: Context,
): Promise<Change[]> => {
  const atoms = await lockedAtoms(of, [...add, ...remove], ctx)
  const coming = atoms.filter((it) => add.includes(it.id))
  if (coming.length !== new Set(add).size)
    return refuse('common.invalid', { status: 422, fields: { add: 'common.recordGone' } })
  const come = coming.filter((it) => it.entrega_id !== of.id)
  // An atom that is unlinked already, or in both lists, stays as it is.
  const left = atoms.filter((it) => it.entrega_id === of.id && !add.includes(it.id))
  await point(left, null, ctx)
  await point(come, of.id, ctx)
  const others = Map.groupBy(
    come.filter((it) => it.entrega_id !== null),
    (it) => it.entrega_id ?? 0,
  )
  return [
    ...(left.length + come.length > 0 ? [{ id: of.id, before: names(left), after: names(come) }] : []),
    ...[...others].map(([id, gone]) => ({ id, before: names(gone), after: null })),
  ]
}
