import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { keptCrudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, flagFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { idParam, instantInput } from '#contract/kit/page.ts'
import { richText, storedRich, type RichDoc } from '#contract/kit/rich.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalText } from '#contract/kit/text.ts'
import {
  accept,
  channel,
  messageColor,
  PEOPLE_MAX,
  recipientType,
  REMIND_HOURS,
  systemType,
  TITLE_MAX,
  WORD_MAX,
} from './message.codes.ts'
import { messageStatus, messageSteps, type MessageStep } from './message.steps.ts'

export interface MessageRow {
  id: number
  /** Its title as one line of plain text. */
  nome: string
  /** All that it says. */
  title: RichDoc
  /** One of `recipientType`; with `para` and `venture`, whom it is for. */
  tipo: number
  /** People chosen one by one; nobody where all of the type are meant. */
  para?: readonly number[] | undefined
  people?: readonly RecordRef[] | undefined
  venture?: RecordRef | null | undefined
  venture_id?: number | null | undefined
  tipo_sys: number
  /** Path of the screen that it is about, behind the `#`. */
  link: string
  canal: number
  color: number
  /** 1 where it wants an answer. */
  aceite: number
  /** The reader's own answer: null while there is none. */
  aceito: number | null
  /** When the reader first looked at it; null means unread. */
  leitura: string | null
  /** True for a reader whom it was sent to. */
  mine: boolean
  /** True where its answer keeps it from being removed: the reader's own, or for whoever removes it for all, anybody's. */
  replied: boolean
  status: number
  send_at?: string | null | undefined
  sent_at: string | null
  expires_at: string | null
  remind_hours: number
  author: RecordRef | null
  received?: number | undefined
  seen?: number | undefined
  accepted?: number | undefined
  declined?: number | undefined
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly MessageStep[]
}

const count = z.number().int()

const messageRow: z.ZodType<MessageRow> = z.object({
  id: count,
  nome: z.string(),
  title: storedRich,
  tipo: count,
  para: z.array(count).optional(),
  people: z.array(recordRef).optional(),
  venture: recordRef.nullable().optional(),
  venture_id: count.nullable().optional(),
  tipo_sys: count,
  link: z.string(),
  canal: count,
  color: count,
  aceite: count,
  aceito: count.nullable(),
  leitura: z.string().nullable(),
  mine: z.boolean(),
  replied: z.boolean(),
  status: count,
  send_at: z.string().nullable().optional(),
  sent_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  remind_hours: count,
  author: recordRef.nullable(),
  received: count.optional(),
  seen: count.optional(),
  accepted: count.optional(),
  declined: count.optional(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: count,
  may: mayOf(messageSteps),
})

export const messagePeople = lookupOf({
  path: '/api/messages/people',
  can: 'message.create',
  people: true,
  summary: 'Finds people to write to',
})

export const messageVentures = lookupOf({
  path: '/api/messages/ventures',
  of: 'projeto',
  can: 'message.create',
  summary: 'Finds ventures whose team is written to',
})

const SENDER = 'message.seeRecipients'

export const messageList = listOf({
  id: 'messages',
  noun: 'message',
  path: '/api/messages',
  can: 'message.read',
  summary: 'Messages that one received; all of them for whoever writes them',
  row: messageRow,
  sort: '-created_at',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    color: {
      kind: 'code',
      codes: messageColor,
      sort: true,
      tones: { info: 'info', alert: 'warn', urgent: 'danger' },
    },
    tipo_sys: { kind: 'code', codes: systemType, sort: true, extra: true },
    aceito: { kind: 'own' },
    status: {
      kind: 'code',
      codes: messageStatus,
      sort: true,
      tones: { inactive: 'quiet', scheduled: 'info', active: 'ok' },
      extra: true,
    },
    tipo: { kind: 'code', codes: recipientType, sort: true, wide: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', can: SENDER, extra: true },
    received: { kind: 'count', can: SENDER },
    seen: { kind: 'count', can: SENDER },
    accepted: { kind: 'count', can: SENDER },
    declined: { kind: 'count', can: SENDER, extra: true },
    canal: { kind: 'code', codes: channel, sort: true, extra: true },
    author: { kind: 'person', sort: 'up', extra: true },
    sent_at: { kind: 'instant', sort: true },
    send_at: { kind: 'instant', sort: true, can: SENDER, extra: true },
    expires_at: { kind: 'instant', sort: true, extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    unread: flagFilter('nome', { word: 'filter_unread' }),
    waiting: flagFilter('nome', { word: 'filter_waiting' }),
    color: codesFilter(messageColor, 'color'),
    tipo_sys: codesFilter(systemType, 'tipo_sys'),
    canal: codesFilter(channel, 'canal'),
    status: codesFilter(messageStatus, 'status'),
    period: daysFilter('sent_at'),
  },
})

const moment = instantInput.meta({ examples: ['2026-03-10T15:00:00Z'] })

/** A path of a screen of ours, which a message leads to. */
const screenPath = optionalText(300).refine((it) => it === '' || /^\/(?!\/)[^\s\\]*$/.test(it), {
  error: 'message.linkOurs',
})

/** What was sent is deleted for its readers by calls of its own (specification, section 7). */
export const messageCrud = keptCrudOf(messageList, {
  thing: 'message',
  path: '/api/messages',
  can: { open: 'message.read', create: 'message.create', edit: 'message.edit' },
  fields: {
    title: richText(TITLE_MAX),
    tipo: z.literal(recipientType.values).default(recipientType.of.all),
    para: z.array(recordId).max(PEOPLE_MAX).default([]),
    venture_id: recordId.nullable().default(null),
    color: z.literal(messageColor.values).default(messageColor.of.info),
    tipo_sys: z.literal(systemType.values).default(systemType.of.announcement),
    link: screenPath,
    aceite: z.literal(accept.values).default(accept.of.no),
    canal: z.literal(channel.values).default(channel.of.notification),
    remind_hours: z.number().int().min(1).max(720).default(REMIND_HOURS),
    send_at: moment.nullable().default(null),
    expires_at: moment.nullable().default(null),
  },
  records: { venture_id: messageVentures },
})

export const messageFlow = flowOf(messageSteps, messageRow, {})

const which = z.object({ id: idParam })
const some = z.array(recordId).min(1).max(100)
const removed = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: z.object({ removed: count }),
})

const receiver = z.object({
  user: recordRef,
  leitura: z.string().nullable(),
  aceito: count.nullable(),
  answered_at: z.string().nullable(),
  word: z.string(),
  reminded_at: z.string().nullable(),
})
export type Receiver = z.output<typeof receiver>

/** Who is shown of those who received a message. */
export const receiverKinds = ['all', 'unseen', 'unanswered', 'accepted', 'declined'] as const

/** Inputs and answers of `messageCalls`. */
export const messageSchemas = {
  removeMany: { input: z.object({ items: some }), output: removed },
  removeOne: { input: which, output: removed },
  unremove: { input: z.object({ items: some }), output: z.object({ restored: count }) },
  read: { input: which, output: z.object({ leitura: z.string() }) },
  answer: {
    input: which.extend({ aceito: z.literal(accept.values), word: optionalText(WORD_MAX) }),
    output: z.object({ aceito: count, answered_at: z.string() }),
  },
  receivers: {
    input: which.extend({
      only: z.enum(receiverKinds).default('all'),
      page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
      per_page: z.coerce.number<number | string>().int().min(1).max(100).default(10),
      q: z.string().trim().max(200).optional(),
    }),
    output: z.object({ data: z.array(receiver), total: count, page: count, per_page: count }),
  },
  remind: { input: which, output: z.object({ reminded: count }) },
}
