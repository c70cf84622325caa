import { DAY_MS } from '#contract/kit/spans.ts'
import type { ViewRow } from '#contract/view/view.ts'
import { VIEWS_MAX, viewCalls } from '#contract/view/view.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { takeTurn } from '#server/kit/turn.ts'
import { checkState, tableFor } from '#server/view/state.data.ts'
import {
  countViews,
  defaultView,
  lockView,
  purgeViews,
  viewById,
  viewsFor,
  type StoredView,
} from '#server/view/view.data.ts'

const mayChange = (ctx: Context, it: StoredView): boolean =>
  it.user_id === ctx.user.id || (it.shared && ctx.may('view.editShared'))

const toRow = (ctx: Context, view: StoredView): ViewRow => ({
  id: view.id,
  table_id: view.table_id,
  nome: view.nome,
  shared: view.shared,
  state: view.state,
  owner: { id: view.user_id, nome: view.owner },
  editable: mayChange(ctx, view),
  version: view.version,
})

/** A view under its lock, for who may change it. Somebody's personal view does not exist for anybody else. */
const changeable = async (ctx: Context, id: number): Promise<StoredView> => {
  const view = (await lockView(ctx.db, id)) ?? notFound()
  if (view.user_id !== ctx.user.id && !view.shared) return notFound()
  tableFor(ctx, view.table_id)
  if (!mayChange(ctx, view)) return refuse('view.notYours', { status: 403 })
  return view
}

const living = async (ctx: Context, id: number, version: number): Promise<StoredView> => {
  const view = await changeable(ctx, id)
  if (view.deleted_at !== null) return notFound()
  return view.version === version ? view : stale(toRow(ctx, view))
}

/** Runs a write that may give a view a name its owner already uses. */
const named = async <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    if (brokenConstraint(error) === 'table_views_name')
      return refuse('view.nameTaken', { status: 409, fields: { nome: 'view.nameTaken' } })
    throw error
  })

const answer = async (ctx: Context, id: number) => ({ data: toRow(ctx, await viewById(ctx.db, id)) })

export const viewApi = [
  handle(viewCalls.list, async (ctx, { table }) => {
    tableFor(ctx, table)
    const data = await viewsFor(ctx.db, ctx.user.id, table)
    const first = await defaultView(ctx.db, ctx.user.id, table)
    return {
      data: data.map((it) => toRow(ctx, it)),
      // A default that was deleted or is no longer shared opens nothing.
      default_id: data.some((it) => it.id === first) ? first : null,
    }
  }),

  handle(viewCalls.create, async (ctx, { table_id, nome, shared, state }) => {
    checkState(ctx, table_id, state)
    await takeTurn(ctx.db, ctx.user.id)
    if ((await countViews(ctx.db, ctx.user.id, table_id)) >= VIEWS_MAX)
      refuse('view.tooMany', { params: { max: VIEWS_MAX } })
    const row = { table_id, nome, shared, state: JSON.stringify(state), user_id: ctx.user.id, created_at: ctx.now }
    const { id } = await named(ctx.db.insertInto('table_views').values(row).returning('id').executeTakeFirstOrThrow())
    return answer(ctx, id)
  }),

  handle(viewCalls.update, async (ctx, { id, version, nome, shared, state }) => {
    const { table_id } = await living(ctx, id, version)
    if (state) checkState(ctx, table_id, state)
    await named(
      ctx.db
        .updateTable('table_views')
        .set((build) => ({
          version: build('version', '+', 1),
          ...(nome === undefined ? {} : { nome }),
          ...(shared === undefined ? {} : { shared }),
          ...(state === undefined ? {} : { state: JSON.stringify(state) }),
        }))
        .where('id', '=', id)
        .execute(),
    )
    return answer(ctx, id)
  }),

  handle(viewCalls.remove, async (ctx, { id, version }) => {
    await living(ctx, id, version)
    await ctx.db.updateTable('table_views').set({ deleted_at: ctx.now }).where('id', '=', id).execute()
    await purgeViews(ctx.db, new Date(ctx.now.getTime() - DAY_MS))
    return { message: ctx.say('view.deleted') }
  }),

  handle(viewCalls.restore, async (ctx, { id }) => {
    const view = await changeable(ctx, id)
    if (view.deleted_at === null) return { data: toRow(ctx, view) }
    await named(ctx.db.updateTable('table_views').set({ deleted_at: null }).where('id', '=', id).execute())
    return answer(ctx, id)
  }),

  handle(viewCalls.setDefault, async (ctx, { table_id, view_id }) => {
    tableFor(ctx, table_id)
    if (view_id === null) {
      await ctx.db
        .deleteFrom('table_view_defaults')
        .where('user_id', '=', ctx.user.id)
        .where('table_id', '=', table_id)
        .execute()
      return { default_id: null }
    }
    const seen = await viewsFor(ctx.db, ctx.user.id, table_id)
    if (!seen.some((it) => it.id === view_id)) notFound()
    await ctx.db
      .insertInto('table_view_defaults')
      .values({ user_id: ctx.user.id, table_id, view_id })
      .onConflict((on) => on.columns(['user_id', 'table_id']).doUpdateSet({ view_id }))
      .execute()
    return { default_id: view_id }
  }),
]
