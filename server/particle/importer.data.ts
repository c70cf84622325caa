import { sql } from 'kysely'
import { z } from 'zod'
import { particleImport, particleImportFields } from '#contract/particle/particle.import.ts'
import { PARTICLE_DESCRIPTION_MAX } from '#contract/particle/particle.ts'
import { putComments, putLabels, shortened, wordsOf } from '#server/atom/importParts.data.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import type { Kept, Values } from '#server/kit/list/write.ts'
import { forbidden } from '#server/kit/refuse.ts'
import { particlesChanged } from '#server/particle/live.data.ts'
import { particleSource } from '#server/particle/particle.source.ts'

const newParticle = z.object(particleImportFields)

const about = { thing: 'particle', max: PARTICLE_DESCRIPTION_MAX } as const

/** Existing particles of all ventures: by their id in the other tool, or by their title. */
const existing: Importer['existing'] = async ({ field }, texts, ctx) => {
  const where = all([...scoped(particleSource, ctx), sql`t.deleted_at is null`])
  const { rows } = await sql<Kept & { text: string }>`
    select x.text as text, t.* from unnest(${texts}::text[]) x (text)
    join particles t on plain(t.${sql.ref(field === 'origin' ? 'origin' : 'nome')}) = plain(x.text)
    where ${where} order by t.id`.execute(ctx.db)
  const map = new Map<string, Kept[]>()
  for (const { text, ...found } of rows) map.set(text, [...(map.get(text) ?? []), found])
  return map
}

/** Creates particles by the noun's own write, with everything attached to them. */
const create =
  (base: Importer): Importer['create'] =>
  async (rows, { ctx, detail }) => {
    const made = rows.map((row) => newParticle.parse(row))
    const texts = made.map((it) => wordsOf(it.descricao))
    const values = made.map(({ nome, venture_id, status, priority, hours_planned, origin = null }, at): Values => ({
      nome,
      venture_id,
      status,
      priority,
      hours_planned,
      descricao: shortened(texts[at] ?? '', PARTICLE_DESCRIPTION_MAX),
      origin,
    }))
    const ids = await base.create(values, { ctx, detail })
    await putComments(
      ids.map((id, at) => ({ id, text: texts[at] ?? '' })),
      { ...about, ctx },
    )
    if (ctx.may('particle.edit'))
      await putLabels(
        ids.map((id, at) => ({ id, text: made[at]?.labels ?? '' })),
        { ...about, ctx },
      )
    return ids
  }

/** Edits by the rules of an edit by hand: another column is a move. */
const change =
  (base: Importer): Importer['change'] =>
  async ({ id, version, ...given }, { ctx, detail }) => {
    const [row] = await base.locked([id], ctx)
    const values: Values = { ...given }
    if (typeof given['descricao'] === 'string')
      values['descricao'] = shortened(wordsOf(given['descricao']), PARTICLE_DESCRIPTION_MAX)
    const differing = Object.entries(values).filter(([field, value]) => row?.[field] !== value)
    if (differing.some(([field]) => field === 'status') && !ctx.may('particle.move')) return forbidden()
    return base.change({ id, version, ...Object.fromEntries(differing) }, { ctx, detail })
  }

/** Imports particles from files of our own columns or of another tool's. */
export const particleImporterOf = (base: Importer): Importer => ({
  ...base,
  imports: particleImport,
  fields: particleImportFields,
  editable: ['nome', 'descricao', 'status', 'priority', 'hours_planned'],
  hangs: true,
  within: 'venture_id',
  columns: (ctx) => base.columns(ctx).filter(({ field }) => field !== 'labels' || ctx.may('particle.edit')),
  create: create(base),
  change: change(base),
  drop: async (ids, note) => {
    await base.drop(ids, note)
    particlesChanged(note.ctx)
  },
  // A vote or a promotion counts as use, so that an undo does not take it from others.
  used: async (ids, ctx) => {
    const { rows } = await sql<{ id: number }>`
      select distinct particle_id as id from particle_votes where particle_id = any(${ids}::int[])
      union select id from particles where id = any(${ids}::int[]) and atom_id is not null`.execute(ctx.db)
    return new Set(rows.map((it) => it.id))
  },
  existing,
})
