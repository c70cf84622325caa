import { sql } from 'kysely'
import { newsStatus, newsSteps } from '#contract/news/news.steps.ts'
import type { newsList, NewsRow } from '#contract/news/news.ts'
import type { Context } from '#server/kit/context.ts'
import { activePeople, type LookupSource } from '#server/kit/list/lookup.ts'
import { own, person, type ListSource, type StepRule } from '#server/kit/list/source.ts'
import { mineOf } from '#server/news/news.data.ts'
import { editableBy, newsScope, publishedFor } from '#server/news/scope.data.ts'

const notYours: StepRule = {
  word: 'news.notYours',
  status: 403,
  when: (ctx) => (ctx.may('news.seeAll') ? undefined : sql`t.author_id <> ${ctx.user.id}`),
}
const isPinned = (pinned: boolean): StepRule => ({
  word: 'news.notNow',
  status: 409,
  when: () => sql`t.pinned = ${sql.lit(pinned)}`,
})

/** Texts of a document, one after the other, for searching. */
const bodyText = sql`jsonb_path_query_array(t.body, 'strict $.**.text')::text`

const editors = (column: 'roles' | 'ventures', ctx: Context) =>
  sql`case when ${editableBy(ctx)} then ${sql.ref(`t.${column}`)} else '{}' end`

export const newsSource: ListSource<NewsRow, keyof typeof newsList.filters> = {
  table: 'news',
  scope: newsScope,
  select: {
    ...own('id', 'nome', 'body', 'cover_id', 'cover_alt', 'status', 'roles', 'ventures', 'asks_ack', 'pinned'),
    ...own('publish_at', 'expires_at', 'created_at', 'deleted_at', 'version'),
    resumo: { value: sql`t.resumo`, search: sql`t.resumo || ' ' || ${bodyText}` },
    // Pinned ones stand before all others.
    published_at: {
      value: sql`t.published_at`,
      order: sql`t.published_at + case when t.pinned then interval '100 years' else interval '0' end`,
    },
    author: person(sql`t.author_id`),
    read_at: sql`null::timestamptz`,
    acked_at: sql`null::timestamptz`,
    for_me: sql`false`,
    editable: sql`false`,
  },
  selectFor: (ctx) => ({
    read_at: mineOf(ctx, 'read_at'),
    acked_at: mineOf(ctx, 'acked_at'),
    for_me: publishedFor(ctx),
    editable: editableBy(ctx),
    roles: editors('roles', ctx),
    ventures: editors('ventures', ctx),
  }),
  where: {
    ...own('status', 'author_id'),
    unread: (value: boolean, ctx) =>
      sql`(t.status = ${sql.lit(newsStatus.of.published)} and ${mineOf(ctx, 'read_at')} is null) = ${value}`,
    period: sql`t.published_at`,
  },
  steps: {
    steps: newsSteps,
    rules: {
      publish: [notYours],
      schedule: [notYours],
      withdraw: [notYours],
      expire: [notYours],
      pin: [isPinned(true)],
      unpin: [isPinned(false)],
    },
  },
}

/** People who wrote an item that the reader sees. */
export const authors: LookupSource = {
  table: 'users',
  scope: (reader) => sql`t.id in (select t.author_id from news t where t.deleted_at is null and ${newsScope(reader)})`,
  label: activePeople().label,
  gone: sql`false`,
}
