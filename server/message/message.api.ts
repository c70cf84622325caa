import { sql } from 'kysely'
import { z } from 'zod'
import { channel, recipientType } from '#contract/message/message.codes.ts'
import { messageNoun } from '#contract/message/message.noun.ts'
import { messageStatus, messageSteps } from '#contract/message/message.steps.ts'
import { messageCrud, messageFlow, messageList, type MessageRow } from '#contract/message/message.ts'
import { around, type Handler } from '#server/kit/handle.ts'
import { activePeople, choosable, livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { own, person, record, type ListSource, type Reader } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'
import { stepHandlers } from '#server/kit/steps/steps.ts'
import { deliver } from '#server/message/deliver.data.ts'
import { messageOwn } from '#server/message/own.data.ts'
import { notifyOthers, ringAfter } from '#server/notification/notification.data.ts'

/** The reader's own part `r` of the message `t`. */
const mine = ({ user }: Pick<Reader, 'user'>) =>
  sql`message_recipients r where r.message_id = t.id and r.user_id = ${user.id} and r.hidden_at is null`

/** True for a message `t` that is not over. */
const stands = (now: Date) => sql`(t.expires_at is null or t.expires_at > ${now}::timestamptz)`
const isOpen = ({ expires_at }: MessageRow, now: Date): boolean =>
  expires_at === null || Date.parse(expires_at) > now.getTime()

const counted = (condition: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from message_recipients r where r.message_id = t.id and ${condition})`

const source: ListSource<MessageRow, keyof typeof messageList.filters> = {
  table: 'messages',
  // What was removed for all is nowhere; the one way back is to undo it.
  scope: (reader) =>
    reader.may('message.seeRecipients')
      ? sql`t.deleted_at is null and (t.system_for_id is null or t.system_for_id = ${reader.user.id})`
      : sql`t.deleted_at is null and t.status = 1 and exists (select 1 from ${mine(reader)})`,
  select: {
    ...own('id', 'nome', 'title', 'tipo', 'tipo_sys', 'link', 'canal', 'color', 'aceite', 'status'),
    ...own('send_at', 'sent_at', 'expires_at', 'remind_hours', 'created_at', 'deleted_at', 'version'),
    // Who else is named is for its sender, as its counts are.
    venture_id: { value: sql`t.venture_id`, seenWith: 'venture' },
    para: { value: sql`to_json(t.para)`, seenWith: 'received' },
    people: {
      seenWith: 'received',
      value: sql`(select coalesce(json_agg(json_build_object('id', u.id, 'nome', trim(u.nome || ' ' || u.last_name)) order by u.id), '[]')
      from users u where u.id = any(t.para))`,
    },
    venture: record('ventures', sql`t.venture_id`),
    author: person(sql`t.author_id`),
    aceito: sql`null::smallint`,
    leitura: sql`null::timestamptz`,
    mine: sql`false`,
    replied: sql`false`,
    received: counted(sql`true`),
    seen: counted(sql`r.leitura is not null`),
    accepted: counted(sql`r.aceito = 1`),
    declined: counted(sql`r.aceito = 0`),
  },
  selectFor: (ctx) => ({
    aceito: sql`(select r.aceito from ${mine(ctx)})`,
    leitura: sql`(select r.leitura from ${mine(ctx)})`,
    mine: sql`exists (select 1 from ${mine(ctx)})`,
    replied: ctx.may('message.edit')
      ? sql`exists (select 1 from message_recipients r where r.message_id = t.id and r.aceito is not null)`
      : sql`exists (select 1 from ${mine(ctx)} and r.aceito is not null)`,
  }),
  where: {
    ...own('color', 'tipo_sys', 'canal', 'status'),
    period: sql`t.sent_at`,
    unread: (is: boolean, ctx) => {
      const unread = sql`exists (select 1 from ${mine(ctx)} and r.leitura is null)`
      return is ? unread : sql`not ${unread}`
    },
    waiting: (is: boolean, ctx) => {
      const waiting = sql`(t.aceite = 1 and ${stands(ctx.now)} and exists (select 1 from ${mine(ctx)} and r.aceito is null))`
      return is ? waiting : sql`not ${waiting}`
    },
  },
  cells: {
    aceito: (row, ctx) => {
      if (row.aceito !== null) return ctx.say(row.aceito === 1 ? 'message.aceito_yes' : 'message.aceito_no')
      if (!row.mine) return null
      if (row.aceite === 1 && isOpen(row, ctx.now)) return ctx.say('message.aceito_waiting')
      return ctx.say(row.leitura === null ? 'message.aceito_unread' : 'message.aceito_seen')
    },
  },
  steps: {
    steps: messageSteps,
    rules: {
      send: [{ word: 'message.expired', field: 'expires_at', when: ({ now }) => sql`t.expires_at <= ${now}` }],
      schedule: [
        {
          word: 'message.noTime',
          field: 'send_at',
          when: ({ now }) => sql`(t.send_at is null or t.send_at <= ${now})`,
        },
        { word: 'message.expired', field: 'expires_at', when: () => sql`t.expires_at <= t.send_at` },
      ],
    },
  },
}

const steps = stepHandlers({
  flow: messageFlow,
  of: { list: messageList, source },
  table: 'messages',
  notify: notifyOthers,
  take: {
    send: {
      // A reminder comes until it is accepted, and so wants an answer.
      set: ({ row, ctx }) => ({ sent_at: ctx.now, ...(row.canal === channel.of.reminder && { aceite: 1 }) }),
      elsewhere: async ({ row, ctx }) => {
        const aceite = row.canal === channel.of.reminder ? 1 : row.aceite
        const people = await deliver(ctx.db, { ...row, aceite }, ctx.now)
        if (people.length === 0 && row.tipo !== recipientType.of.none)
          refuse('message.nobody', { status: 422, fields: { tipo: 'message.nobody' } })
        ringAfter(ctx, people)
      },
    },
  },
})

const api = nounApi(
  { noun: messageNoun, list: messageList, crud: messageCrud },
  {
    ...source,
    lookups: { people: activePeople(), ventures: livingRecords('ventures') },
    stamp: (ctx) => ({ author_id: ctx.user.id }),
    // Its files are part of what it says: they are the writer's, and stand once it is sent.
    takesFiles: (ctx) => (ctx.may('message.edit') ? sql`t.status = ${messageStatus.of.inactive}` : sql`false`),
    hiddenEvents: (ctx) => (ctx.may('message.seeRecipients') ? [] : ['message.answered', 'message.reminded']),
  },
)

const { create, update } = messageCrud.calls

const named = z.object({ para: z.array(z.number()).optional() })

/** Whoever is chosen by name is active when the message is written. */
const checked = (handler: Handler): Handler => {
  if (handler.call !== create && handler.call !== update) return handler
  return around(handler, async (ctx, input, next) => {
    const { para = [] } = named.parse(input)
    const found = await choosable(activePeople(), para, ctx)
    if (para.some((id) => !found.has(id))) refuse('common.invalid', { status: 422, fields: { para: 'message.gone' } })
    return next()
  })
}

export const messageApi = { ...api, handlers: [...api.handlers.map(checked), ...steps, ...messageOwn] }
