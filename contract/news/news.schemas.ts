import { z } from 'zod'
import { recordRef } from '#contract/kit/list/column.ts'
import { fileOutput, idParam, recordVersion } from '#contract/kit/page.ts'
import { storedRich } from '#contract/kit/rich.ts'
import { newsReactions } from './news.rules.ts'
import { newsRow } from './news.ts'

/** A token has 43 letters; what is far from that is no address of a feed. */
const TOKEN_MIN = 20
const TOKEN_MAX = 200

const id = z.object({ id: idParam })
const instant = z.string().nullable()
const data = <S extends z.ZodType>(of: S) => z.object({ data: of })

const headline = z.object({
  id: z.number().int(),
  nome: z.string(),
  resumo: z.string(),
  cover_id: z.number().int().nullable(),
  cover_alt: z.string(),
  pinned: z.boolean(),
  asks_ack: z.boolean(),
  published_at: instant,
  read_at: instant,
  acked_at: instant,
})
export type NewsHeadline = z.output<typeof headline>

const reaction = z.object({ reaction: z.enum(newsReactions), count: z.number().int(), mine: z.boolean() })
export type NewsReactionCount = z.output<typeof reaction>

const page = z.object({
  /** Those that somebody gave, in the order of `newsReactions`. */
  reactions: z.array(reaction),
  /** Ventures of its audience; empty for those who only read it. */
  ventures: z.array(recordRef),
})

const mark = z.object({ read_at: instant, acked_at: instant })

const reader = z.object({
  id: z.number().int(),
  nome: z.string(),
  read_at: instant,
  acked_at: instant,
  reminded_at: instant,
})
export type NewsReader = z.output<typeof reader>

const readers = z.object({
  people: z.array(reader),
  audience: z.number().int(),
  read: z.number().int(),
  acked: z.number().int(),
  missing: z.number().int(),
  /** When those who were missing were last reminded. */
  reminded_at: instant,
})

const version = z.object({
  id: z.number().int(),
  nome: z.string(),
  resumo: z.string(),
  body: storedRich,
  author: z.string().nullable(),
  at: z.string(),
})
export type NewsVersion = z.output<typeof version>

const feed = z.object({ created_at: z.string(), used_at: instant }).nullable()

/** Inputs and answers of `newsCalls`. */
export const newsSchemas = {
  latest: { input: z.object({}), output: data(z.array(headline)) },
  page: { input: id, output: data(page) },
  read: { input: id, output: data(mark) },
  acknowledge: { input: id, output: data(mark) },
  react: {
    input: z.object({ id: idParam, reaction: z.enum(newsReactions), on: z.boolean() }),
    output: data(z.array(reaction)),
  },
  readers: { input: id, output: data(readers) },
  remind: { input: id, output: z.object({ reminded: z.number().int() }) },
  versions: { input: id, output: data(z.array(version)) },
  restoreVersion: {
    input: z.object({ id: idParam, of: idParam, version: recordVersion }),
    output: data(newsRow),
  },
  feed: { input: z.object({}), output: data(feed) },
  feedMake: { input: z.object({}), output: data(z.object({ path: z.string() })) },
  feedRevoke: { input: z.object({}), output: z.object({ status: z.literal('success') }) },
  rss: { input: z.object({ token: z.string().min(TOKEN_MIN).max(TOKEN_MAX) }), output: fileOutput },
}
