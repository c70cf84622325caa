import { sql } from 'kysely'
import { can as holds } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import type { Role } from '#contract/access/roles.ts'
import { richToText, type RichDoc } from '#contract/kit/rich.ts'
import type { Locale } from '#contract/kit/words.ts'
import { newsNoun } from '#contract/news/news.noun.ts'
import { FEED_ITEMS } from '#contract/news/news.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Anyone } from '#server/kit/context.ts'
import { fullName } from '#server/kit/list/source.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import { organisationLocale, organisationName } from '#server/kit/organisation.ts'
import { hashOfCode } from '#server/kit/session/code.ts'
import { sayIn } from '#server/kit/words.ts'
import { publishedFor } from '#server/news/scope.data.ts'

export interface FeedOwner {
  id: number
  role: Role
  nome: string
  locale: Locale | null
}

/** Whose feed a token opens: an active person who may still read news. Any other text finds nobody. */
export const ownerOf = async (ctx: Anyone, token: string): Promise<FeedOwner | undefined> => {
  const { rows } = await sql<FeedOwner>`
    update news_feeds f set used_at = ${ctx.now} from users u
    where f.hash = ${hashOfCode(token)} and u.id = f.user_id and u.status = 1 and u.deleted_at is null
    returning u.id, u.role, ${fullName('u')} as nome, u.locale`.execute(ctx.db)
  const [owner] = rows
  return owner && holds(ctx.grants, owner.role, 'news.open') ? owner : undefined
}

interface Item {
  id: number
  nome: string
  resumo: string
  body: RichDoc
  author: string
  published_at: string
}

const itemsFor = async ({ db, grants }: Anyone, { id, role }: FeedOwner): Promise<Item[]> => {
  const reader = { user: { id, role }, may: (it: Permission) => holds(grants, role, it) }
  const { rows } = await sql<Item>`
    select t.id, t.nome, t.resumo, t.body, ${fullName('u')} as author, t.published_at
    from news t join users u on u.id = t.author_id where ${publishedFor(reader)}
    order by t.published_at desc, t.id desc limit ${FEED_ITEMS}`.execute(db)
  return rows
}

/** Characters that no XML document may have, not even escaped. */
const NO_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const text = (value: string): string => escaped(value.toWellFormed().replace(NO_XML, ''))
const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`

/** The feed of a person as RSS 2.0. */
export const feedOf = async (ctx: Anyone, owner: FeedOwner): Promise<string> => {
  const locale = owner.locale ?? (await organisationLocale(ctx.db))
  const say = sayIn(locale)
  const { config } = ctx.services
  const at = (path: string): string => screenLink(config, path, locale) ?? path
  const items = (await itemsFor(ctx, owner)).map((item) => {
    const link = at(linkOf(newsNoun, item.id))
    return [
      '<item>',
      element('title', item.nome),
      element('link', link),
      `<guid isPermaLink="false">news-${String(item.id)}</guid>`,
      element('pubDate', new Date(item.published_at).toUTCString()),
      element('dc:creator', item.author),
      element('description', [item.resumo, richToText(item.body)].filter(Boolean).join('\n\n')),
      '</item>',
    ].join('')
  })
  const organisation = (await organisationName(ctx.db)) ?? 'Nucleo'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', say('news.feedTitle', { organisation })),
    element('link', at(pathTo('newsList'))),
    element('description', say('news.feedLead', { name: owner.nome })),
    element('language', locale === 'pt' ? 'pt-br' : 'en'),
    ...items,
    '</channel></rss>',
  ].join('\n')
}
