import { sql } from 'kysely'
import { formatDate } from '#contract/kit/dates.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { weekCalls } from '#contract/week/week.calls.ts'
import { weekNoun } from '#contract/week/week.noun.ts'
import { weekEnd } from '#contract/week/week.rules.ts'
import { weekSteps } from '#contract/week/week.steps.ts'
import { weekCrud, weekFlow, weekList, type WeekRow } from '#contract/week/week.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { fullName, own, person, type ListSource, type Sql } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { centavos, tenths } from '#server/loop/center/totals.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { confirmReady } from '#server/week/confirm.data.ts'
import { loopsOfWeek, ordersOfWeek } from '#server/week/loops.data.ts'
import {
  closing,
  hasReady,
  inOpenWeek,
  isConcluded,
  isOrdered,
  isReady,
  isReturned,
  isRunning,
  isToCorrect,
  isWaiting,
  reopening,
} from '#server/week/week.data.ts'

const name = sql`(select ${fullName('p')} from users p where p.id = t.user_id)`

/** A figure of the loops `l` of an open week; a closed one keeps what it held. */
const figure = (live: Sql, kept: Sql): { value: Sql; order: Sql; sum: Sql } => {
  const value = sql`case when t.status > 0 then ${kept} else (select ${live} from loops l where ${inOpenWeek}) end`
  return { value, order: value, sum: value }
}
const counted = (which: Sql) => figure(sql`count(*) filter (where ${which})`, sql`0`)

// The arithmetic of Loop Center names its loops `t`.
const over = (sum: Sql): Sql => sql`(select coalesce(sum(${sum}), 0) from (select l.*) t)`

const source: ListSource<WeekRow, keyof typeof weekList.filters> = {
  table: 'weeks',
  scope: (reader) => (reader.may('week.review') ? 'everything' : sql`t.user_id = ${reader.user.id}`),
  select: {
    ...own('id', 'user_id', 'ends_on', 'status', 'closed_at', 'created_at', 'deleted_at', 'version'),
    nome: { value: name, order: name, search: name },
    segundos: figure(sql`coalesce(sum(l.segundos) filter (where ${isConcluded}), 0)::bigint`, sql`t.segundos`),
    decimal: figure(sql`coalesce(sum(${over(tenths)}) filter (where ${isConcluded}), 0) / 10.0`, sql`t.decimos / 10.0`),
    valor: figure(
      sql`coalesce(sum(${over(centavos)}) filter (where ${isConcluded}), 0) / 100.0`,
      sql`t.centavos / 100.0`,
    ),
    confirmed: figure(sql`count(*) filter (where ${isConcluded})`, sql`t.loops`),
    waiting: counted(isWaiting),
    ready: counted(isReady),
    to_correct: counted(isToCorrect),
    returned: counted(isReturned),
    running: counted(isRunning),
    closed_by: person(sql`t.closed_by_id`),
  },
  where: { ...own('status', 'user_id'), period: sql`t.ends_on`, ready: hasReady },
  steps: {
    steps: weekSteps,
    rules: {
      confirm: [
        {
          word: 'week.nothingReady',
          when: () => sql`not exists (select 1 from loops l where ${inOpenWeek} and ${isReady})`,
        },
      ],
      reopen: [{ word: 'week.onOrder', status: 409, when: () => isOrdered }],
      close: [{ word: 'week.notPast', when: ({ now }) => sql`t.ends_on >= ${weekEnd(now)}::date` }],
    },
  },
}

type OneTaken = Pick<Taken<'weeks'>, 'row' | 'ctx'>

/** Pages that show the person's loops, or everybody's, read them again. */
const tellWeek = async ({ row, ctx }: OneTaken): Promise<void> =>
  ctx.after(() => {
    ctx.services.live.tell(`user:${row.user_id}`, 'loop.changed')
    ctx.services.live.tell('loops', 'loop.changed')
  })

const steps = stepHandlers({
  flow: weekFlow,
  of: { list: weekList, source },
  table: 'weeks',
  notify: notifyOthers,
  take: {
    confirm: {
      elsewhere: async (taken) => {
        await confirmReady(taken)
        await tellWeek(taken)
      },
    },
    close: {
      set: ({ row, ctx }) => closing(ctx.db, row, { now: ctx.now, by: ctx.user.id }),
      elsewhere: tellWeek,
    },
    reopen: {
      set: ({ ctx }) => reopening(ctx.now),
      elsewhere: tellWeek,
      tell: ({ row, input: { reason }, ctx }) => [
        {
          user_id: row.user_id,
          word: 'notification.weekReopened' as const,
          params: { name: ctx.user.nome, friday: formatDate(row.ends_on, 'pt'), reason },
          link: linkOf(weekNoun, row.id),
        },
      ],
    },
  },
})

/** The week, when the reader may see it. */
const seen = async (id: number, ctx: Context): Promise<WeekRow> =>
  (await rowOf({ list: weekList, source }, id, ctx)) ?? notFound()

const api = nounApi({ noun: weekNoun, list: weekList, crud: weekCrud }, source)

export const weekApi = {
  ...api,
  handlers: [
    ...api.handlers,
    ...steps,
    handle(weekCalls.loops, async (ctx, { id }) => {
      const week = await seen(id, ctx)
      return { data: await loopsOfWeek(ctx.db, week), orders: await ordersOfWeek(ctx.db, id) }
    }),
  ],
}
