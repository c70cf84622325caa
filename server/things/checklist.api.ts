import { sql } from 'kysely'
import { checklistCalls, ITEMS_MAX, type ChecklistItem } from '#contract/things/checklist.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { person } from '#server/kit/list/source.ts'
import { tellHanging } from '#server/kit/list/things.ts'
import { forbidden, notFound, refuse, stale } from '#server/kit/refuse.ts'
import { opened, openedToWrite, type Opened, type Things, type Which } from '#server/things/record.data.ts'

const trait = 'checklist'

const itemsOf = async ({ of, record }: Opened, ctx: Context): Promise<ChecklistItem[]> => {
  const { rows } = await sql<ChecklistItem>`
    select t.id, t.text, t.done_at, ${person(sql`t.done_by`).value} as done_by, t.version
    from checklist_items t where t.thing = ${of.thing} and t.thing_id = ${record.id} order by t.place, t.id`.execute(
    ctx.db,
  )
  return rows
}

const mayList = ({ of }: Opened, ctx: Context): boolean => of.mayListItems?.(ctx) ?? true

const shown = async (at: Opened, ctx: Context) => {
  const writable = !at.record.gone && (await at.of.mayEdit(at.record.id, ctx))
  return { data: await itemsOf(at, ctx), writable, editable: writable && mayList(at, ctx) }
}

type Act = 'added' | 'checked' | 'unchecked' | 'edited' | 'moved' | 'removed'

/** Audits the act, makes the pages that show the list reload, and returns its present state. */
const done = async (at: Opened, { act, ...detail }: { act: Act } & Record<string, unknown>, ctx: Context) => {
  await ctx.audit({ event: `checklist.${act}`, thing: at.of.thing, thing_id: at.record.id, detail })
  tellHanging(at.of, 'checklist', ctx)
  return shown(at, ctx)
}

/** Calls of checklists, for all things that have them. */
export const checklistApi = (things: Things): readonly Handler[] => {
  const toTick = ({ thing, id }: Which, ctx: Context) => openedToWrite(things, { thing, id, trait, edit: true }, ctx)
  const toWrite = async (which: Which, ctx: Context): Promise<Opened> => {
    const at = await toTick(which, ctx)
    return mayList(at, ctx) ? at : forbidden()
  }
  const itemOf = async (at: Opened, item: number, ctx: Context): Promise<ChecklistItem> =>
    (await itemsOf(at, ctx)).find((it) => it.id === item) ?? notFound()

  return [
    handle(checklistCalls.list, async (ctx, which) => shown(await opened(things, { ...which, trait }, ctx), ctx)),

    handle(checklistCalls.add, async (ctx, { text, ...which }) => {
      const at = await toWrite(which, ctx)
      const items = await itemsOf(at, ctx)
      if (items.length >= ITEMS_MAX)
        return refuse('thing.itemsFull', { params: { max: ITEMS_MAX }, fields: { text: 'common.fieldInvalid' } })
      await sql`
        insert into checklist_items (thing, thing_id, text, place, created_at)
        select ${which.thing}, ${which.id}, ${text}, coalesce(max(place), 0) + 1, ${ctx.now}::timestamptz
        from checklist_items where thing = ${which.thing} and thing_id = ${which.id}`.execute(ctx.db)
      return done(at, { act: 'added', text }, ctx)
    }),

    handle(checklistCalls.check, async (ctx, { item, done: checked, ...which }) => {
      const at = await toTick(which, ctx)
      const row = await itemOf(at, item, ctx)
      // The first person who ticked it stays: a second click changes nothing.
      if ((row.done_at !== null) === checked) return shown(at, ctx)
      await ctx.db
        .updateTable('checklist_items')
        .set({ done_at: checked ? ctx.now : null, done_by: checked ? ctx.user.id : null })
        .where('id', '=', item)
        .execute()
      return done(at, { act: checked ? 'checked' : 'unchecked', text: row.text }, ctx)
    }),

    handle(checklistCalls.update, async (ctx, { item, version, text, ...which }) => {
      const at = await toWrite(which, ctx)
      const row = await itemOf(at, item, ctx)
      if (row.version !== version) return stale(row)
      await ctx.db
        .updateTable('checklist_items')
        .set({ text, version: version + 1 })
        .where('id', '=', item)
        .execute()
      return done(at, { act: 'edited', field: 'text', before: row.text, after: text }, ctx)
    }),

    handle(checklistCalls.move, async (ctx, { item, to, ...which }) => {
      const at = await toWrite(which, ctx)
      const items = await itemsOf(at, ctx)
      const moved = items.find((it) => it.id === item) ?? notFound()
      const ids = items.map((it) => it.id).filter((it) => it !== item)
      ids.splice(to, 0, item)
      await sql`
        update checklist_items c set place = p.place
        from unnest(${ids}::int[]) with ordinality as p (id, place) where c.id = p.id`.execute(ctx.db)
      return done(at, { act: 'moved', text: moved.text }, ctx)
    }),

    handle(checklistCalls.remove, async (ctx, { item, ...which }) => {
      const at = await toWrite(which, ctx)
      const row = await itemOf(at, item, ctx)
      await ctx.db.deleteFrom('checklist_items').where('id', '=', item).execute()
      return done(at, { act: 'removed', text: row.text }, ctx)
    }),
  ]
}
