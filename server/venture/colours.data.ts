import { sql } from 'kysely'
import { ventureColour } from '#contract/venture/colour.rules.ts'
import { COLOURS_MAX } from '#contract/venture/colour.ts'
import type { Context } from '#server/kit/context.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

interface Chosen {
  id: number
  colour: (typeof ventureColour.values)[number]
}

/** Ventures that a person meets whose colour is not that of their number in turn, the latest first. */
export const chosenColours = async (ctx: Context): Promise<Chosen[]> => {
  const { rows } = await sql<Chosen>`select t.id, t.colour from ventures t
    where t.colour <> (t.id - 1) % ${sql.lit(ventureColour.values.length)}
      and ${ctx.may('loop.seeAll') ? sql`t.deleted_at is null` : ofReachedVentures(sql`t.id`, ctx)}
    order by t.id desc limit ${sql.lit(COLOURS_MAX)}`.execute(ctx.db)
  return rows
}
