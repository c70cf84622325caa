import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { takeNotesBack } from '#server/loop/bulk/note.data.ts'
import { madeBy } from '#server/loop/import/places.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

interface Owner {
  readonly user_id: number
  readonly count: number
}

const changeOf = (import_id: unknown): string => `import ${String(import_id)}`

/** Ends an import of hours: sends each of its people one notification with the number of their new loops. */
export const tellImported: NonNullable<Importer['concluded']> = async (lines, { id }, ctx) => {
  const ids = lines.map((it) => it.record_id)
  const { rows: owners } = await sql<Owner>`select user_id, count(*)::int as count from loops
    where id = any(${ids}::int[]) group by user_id order by user_id`.execute(ctx.db)
  const effects: Parameters<Context['after']>[0][] = []
  const params = { name: ctx.user.nome, by: ctx.user.id, change: changeOf(id) }
  await notifyOthers(
    {
      ...ctx,
      after: (effect) => {
        effects.push(effect)
      },
    },
    owners.map(({ user_id, count }) => ({
      user_id,
      word: 'notification.loopsImported' as const,
      params: { ...params, count },
      link: pathTo('loopCenter'),
    })),
  )
  return () => {
    for (const effect of effects) void effect()
    if (owners.length > 0) ctx.services.live.tell('loops', 'loop.changed')
    for (const { user_id } of owners) ctx.services.live.tell(`user:${user_id}`, 'loop.changed')
  }
}

interface Undone {
  readonly ctx: Context
  readonly detail: Readonly<Record<string, unknown>>
}

/** Deletes the unread notifications of people of whose imported loops the undo leaves none. */
export const takeImportedBack = async (
  back: readonly { readonly user_id: number }[],
  { ctx, detail }: Undone,
): Promise<void> => {
  const { rows: kept } = await sql<{ user_id: number }>`select distinct l.user_id from loops l
    where l.id in ${madeBy('loop.written', { detail })}`.execute(ctx.db)
  await takeNotesBack(ctx, { word: 'notification.loopsImported', change: changeOf(detail['import_id']), back, kept })
}
