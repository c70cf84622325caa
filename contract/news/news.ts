import { z } from 'zod'
import { fileId } from '#contract/file/file.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { instantInput } from '#contract/kit/page.ts'
import { richText, storedRich, type RichDoc } from '#contract/kit/rich.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalName, requiredName } from '#contract/kit/text.ts'
import { newsFace } from './news.face.ts'
import { newsStatus, newsSteps, type NewsStep } from './news.steps.ts'

/** Roles that may open news, and so be an audience. */
export const newsReaders = newsFace.screens.hub.newsShow.roles

/** Most characters of a news item as plain text. */
export const NEWS_MAX = 20_000
/** Most ventures of an audience. */
const VENTURES_MAX = 50

export interface NewsRow {
  id: number
  /** Title. */
  nome: string
  /** What lists, home, mails and the feed say of it. */
  resumo: string
  body: RichDoc
  cover_id: number | null
  cover_alt: string
  author: RecordRef | null
  status: number
  /** Roles and ventures of its audience, for those who edit it; empty for everybody. */
  roles: number[]
  ventures: number[]
  /** Readers are asked to say that they know of it. */
  asks_ack: boolean
  pinned: boolean
  publish_at: string | null
  published_at: string | null
  expires_at: string | null
  /** When this reader first read it, and when they said that they know of it. */
  read_at: string | null
  acked_at: string | null
  /** True while it is published and the reader belongs to its audience. */
  for_me: boolean
  /** True for its author and those who see all. */
  editable: boolean
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly NewsStep[]
}

const instant = z.string().nullable()

export const newsRow: z.ZodType<NewsRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  resumo: z.string(),
  body: storedRich,
  cover_id: z.number().int().nullable(),
  cover_alt: z.string(),
  author: recordRef.nullable(),
  status: z.number().int(),
  roles: z.array(z.number().int()),
  ventures: z.array(z.number().int()),
  asks_ack: z.boolean(),
  pinned: z.boolean(),
  publish_at: instant,
  published_at: instant,
  expires_at: instant,
  read_at: instant,
  acked_at: instant,
  for_me: z.boolean(),
  editable: z.boolean(),
  created_at: z.string(),
  deleted_at: instant,
  version: z.number().int(),
  may: mayOf(newsSteps),
})

export const newsVentures = lookupOf({
  path: '/api/news/ventures',
  of: 'projeto',
  can: 'news.create',
  summary: 'Finds ventures that one sees, to write news for their people',
})

export const newsAuthors = lookupOf({
  path: '/api/news/authors',
  can: 'news.open',
  summary: 'Finds people who wrote news that one sees',
  people: true,
})

export const newsList = listOf({
  id: 'news',
  noun: 'news',
  path: '/api/news',
  can: 'news.open',
  summary: 'News for the reader, pinned ones first; one’s own and, for those who see all, everybody’s drafts too',
  row: newsRow,
  sort: '-published_at',
  deleted: 'news.delete',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    resumo: { kind: 'text', search: true, wide: true },
    author: { kind: 'person', sort: 'up', search: true },
    status: {
      kind: 'code',
      codes: newsStatus,
      sort: true,
      tones: { draft: 'quiet', scheduled: 'info', published: 'ok', expired: 'quiet' },
    },
    published_at: { kind: 'instant', sort: true },
    publish_at: { kind: 'instant', sort: true, extra: true },
    expires_at: { kind: 'instant', sort: true, extra: true },
    pinned: { kind: 'flag', sort: true, extra: true },
    asks_ack: { kind: 'flag', sort: true, extra: true },
    read_at: { kind: 'instant', extra: true },
    acked_at: { kind: 'instant', extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    status: codesFilter(newsStatus, 'status'),
    author_id: recordFilter(newsAuthors, 'author'),
    unread: flagFilter('read_at', { word: 'unread' }),
    period: daysFilter('published_at'),
  },
})

const moment = instantInput.meta({ examples: ['2026-03-10T15:00:00Z'] })

export const newsCrud = crudOf(newsList, {
  thing: 'news',
  path: '/api/news',
  can: { open: 'news.open', create: 'news.create', edit: 'news.edit', delete: 'news.delete' },
  apart: true,
  fields: {
    nome: requiredName(160),
    resumo: optionalName(300),
    body: richText(NEWS_MAX),
    cover_id: fileId.nullable().default(null),
    cover_alt: optionalName(200),
    roles: z.array(z.literal(newsReaders)).max(newsReaders.length).default([]),
    ventures: z.array(recordId).max(VENTURES_MAX).default([]),
    asks_ack: z.boolean().default(false),
    expires_at: moment.nullable().default(null),
  },
})

export const newsFlow = flowOf(newsSteps, newsRow, { schedule: { publish_at: moment } })
