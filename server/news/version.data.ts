import { sql } from 'kysely'
import type { RichDoc } from '#contract/kit/rich.ts'
import { VERSIONS_MAX } from '#contract/news/news.rules.ts'
import type { NewsVersion } from '#contract/news/news.schemas.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName } from '#server/kit/list/source.ts'

interface Text {
  readonly nome: string
  readonly resumo: string
  readonly body: RichDoc
}

/** Keeps the text that a change replaced; the oldest go once there are many. */
export const keepVersion = async (ctx: Context, before: Text & { readonly id: number }, after: Text): Promise<void> => {
  const { id, nome, resumo, body } = before
  const text = JSON.stringify(body)
  if (nome === after.nome && resumo === after.resumo && text === JSON.stringify(after.body)) return
  await ctx.db
    .insertInto('news_versions')
    .values({ news_id: id, nome, resumo, body: text, author_id: ctx.user.id, at: ctx.now })
    .execute()
  await sql`delete from news_versions where news_id = ${id} and id not in (
    select id from news_versions where news_id = ${id} order by id desc limit ${VERSIONS_MAX})`.execute(ctx.db)
}

export const versionsOf = async ({ db }: Context, id: number): Promise<NewsVersion[]> => {
  const { rows } = await sql<NewsVersion>`
    select v.id, v.nome, v.resumo, v.body, ${fullName('u')} as author, v.at
    from news_versions v left join users u on u.id = v.author_id where v.news_id = ${id} order by v.id desc`.execute(db)
  return rows
}

/** A former text of an item; undefined for one of another item. */
export const versionOf = ({ db }: Context, id: number, version: number): Promise<Text | undefined> =>
  db
    .selectFrom('news_versions')
    .select(['nome', 'resumo', 'body'])
    .where('news_id', '=', id)
    .where('id', '=', version)
    .executeTakeFirst()
