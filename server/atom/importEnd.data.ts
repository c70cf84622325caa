import { sql } from 'kysely'
import { atomPresets } from '#contract/atom/atom.presets.ts'
import { plainText } from '#contract/kit/import/import.ts'
import { changed } from '#server/atom/atom.live.ts'
import { responsibleFor, tellGiven } from '#server/atom/tell.data.ts'
import type { Context } from '#server/kit/context.ts'
import type { ImportedBy, ImportedLine, Importer } from '#server/kit/import/source.ts'
import { ringAfter } from '#server/notification/notification.data.ts'

/** Adds relations from each line to the one that it names as its parent task. */
const relateParents = async (
  lines: readonly ImportedLine[],
  { headers, mapping, preset }: ImportedBy,
  ctx: Context,
) => {
  const at = mapping.indexOf('parent')
  if (at < 0) return
  const names = atomPresets.find(({ key }) => key === preset)?.keys
  const places = headers.flatMap((header, place) =>
    (names ? names.includes(plainText(header)) : mapping[place] === 'origin') ? [place] : [],
  )
  const known = new Map<string, number | undefined>()
  for (const { cells, record_id } of lines)
    for (const key of new Set(places.map((place) => plainText(cells[place] ?? ''))))
      known.set(key, known.has(key) ? undefined : record_id)
  known.delete('')
  const pairs = lines.flatMap(({ record_id, cells }) => {
    const parent = known.get(plainText(cells[at] ?? ''))
    return parent === undefined || parent === record_id ? [] : [{ child: record_id, parent }]
  })
  if (pairs.length > 0)
    await sql`insert into relations (kind, from_thing, from_id, to_thing, to_id, created_at, created_by)
      select 'relates', 'atom', x.child, 'atom', x.parent, ${ctx.now}, ${ctx.user.id}
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x (child int, parent int)
      where not exists (select 1 from relations r where r.kind = 'relates' and r.from_thing = 'atom' and r.to_thing = 'atom'
        and r.from_id = x.parent and r.to_id = x.child)
      on conflict do nothing`.execute(ctx.db)
}

/** People who have one of the atoms among theirs. */
export const peopleOf = async (ids: readonly number[], { db }: Pick<Context, 'db'>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select responsavel_id as id from atoms where id = any(${ids}::int[]) and responsavel_id is not null
    union select user_id from atom_loopers where atom_id = any(${ids}::int[])`.execute(db)
  return rows.map((it) => it.id)
}

/** Ends an import of atoms: relates the new ones, and tells people of those that are theirs now, once for all lines. */
export const concluded: NonNullable<Importer['concluded']> = async (lines, by, ctx) => {
  await relateParents(
    lines.filter(({ before }) => before === null),
    by,
    ctx,
  )
  const ids = lines.map((it) => it.record_id)
  const assigned = lines.filter(({ before }) => before === null || 'responsavel_id' in before)
  const given = await responsibleFor(
    assigned.map((it) => it.record_id),
    ctx,
  )
  await tellGiven(given, ctx)
  const held = lines.flatMap(({ before }) => Number(before?.['responsavel_id'] ?? 0) || [])
  const people = [...held, ...(await peopleOf(ids, ctx))]
  const rung = given.flatMap((it) => it.people)
  return () => {
    const now: Context = { ...ctx, after: (effect) => void effect() }
    changed(now, people)
    ringAfter(now, rung)
  }
}
