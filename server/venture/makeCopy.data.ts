import { sql } from 'kysely'
import type { z } from 'zod'
import { COPIED_ATOMS_MAX, copyCalls } from '#contract/venture/copy.ts'
import type { Context } from '#server/kit/context.ts'
import { choosable, type LookupSource } from '#server/kit/list/lookup.ts'
import { uniquely, type Unique } from '#server/kit/list/write.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'
import {
  copyAtoms,
  copyGoals,
  copyResources,
  copyStructure,
  copyTeam,
  shiftOf,
  type Copying,
} from '#server/venture/copy.data.ts'
import { reachedVentures } from '#server/venture/reach.data.ts'

type CopyInput = z.output<typeof copyCalls.make.input>

interface About {
  readonly clients: LookupSource
  readonly unique: Unique
}

const checkChosen = async (
  [field, id]: readonly [string, number],
  source: LookupSource,
  ctx: Context,
): Promise<void> => {
  if (!(await choosable(source, [id], ctx)).has(id))
    refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
}

const checkSize = async ({ from_id, atoms }: CopyInput, { db }: Context): Promise<void> => {
  if (!atoms) return
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from atoms a
    where a.venture_id = ${from_id} and a.deleted_at is null and a.status <> 3`.execute(db)
  if ((rows[0]?.count ?? 0) > COPIED_ATOMS_MAX)
    refuse('projeto.tooManyAtoms', {
      status: 422,
      params: { max: COPIED_ATOMS_MAX },
      fields: { from_id: 'common.fieldInvalid' },
    })
}

const insertVenture = async (input: CopyInput, { unique }: About, ctx: Context): Promise<number> => {
  const { from_id, nome, code, cliente_id, starts_on } = input
  const shift = await shiftOf(from_id, starts_on, ctx)
  const source = await ctx.db
    .selectFrom('ventures')
    .select(['descricao', 'escopo', 'delivery_type', 'cycle', 'area_id', 'priority', 'faturavel'])
    .select(['hours_planned', 'price_centavos', 'valor_hora_centavos', 'ends_on'])
    .where('id', '=', from_id)
    // Locks the source against deletion while it is read.
    .forShare()
    .executeTakeFirstOrThrow()
  const { price_centavos, valor_hora_centavos, ends_on, ...kept } = source
  const seen = ctx.may('projeto.seeValue') ? { price_centavos, valor_hora_centavos } : {}
  const values = { ...kept, ...seen, nome, code, cliente_id, starts_on, ends_on: shift(ends_on) }
  const { id } = await uniquely(
    unique,
    ctx.db
      .insertInto('ventures')
      .values({ ...values, created_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await ctx.audit({ event: 'projeto.created', thing: 'projeto', thing_id: id, detail: { after: values } })
  return id
}

/** Creates a venture from another one, all in the transaction of the call. */
export const makeCopy = async (input: CopyInput, about: About, ctx: Context): Promise<number> => {
  const { from_id: from, cliente_id } = input
  if (!ctx.may('projeto.create')) return forbidden()
  await checkChosen(['from_id', from], reachedVentures(), ctx)
  if (cliente_id !== null) await checkChosen(['cliente_id', cliente_id], about.clients, ctx)
  await checkSize(input, ctx)
  const to = await insertVenture(input, about, ctx)
  const of: Copying = { from, to, shift: await shiftOf(from, input.starts_on, ctx) }
  const cells = await copyStructure(of, ctx)
  if (input.atoms) await copyAtoms(cells, of, ctx)
  if (input.goals && ctx.may('okr.create')) await copyGoals(of, ctx)
  if (input.resources) await copyResources(of, ctx)
  if (input.team && ctx.may('projeto.seeTeam')) await copyTeam(of, ctx)
  return to
}
