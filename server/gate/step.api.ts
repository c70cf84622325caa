import { gateNoun } from '#contract/gate/gate.noun.ts'
import { APPROVAL_MS, gateAfter, type GateStep } from '#contract/gate/gate.rules.ts'
import type { gateList, GateRow } from '#contract/gate/gate.ts'
import { gateCalls } from '#contract/gate/page.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { agreementOf } from '#server/gate/behalf.data.ts'
import { lockGate, resumeClock, stopClock, type LockedGate } from '#server/gate/clock.data.ts'
import { mayDecide } from '#server/gate/decide.data.ts'
import { ofGates } from '#server/gate/gate.data.ts'
import { notesTo, type Side } from '#server/gate/people.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { rowOf, type Of } from '#server/kit/list/read.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { forbidden, notFound, refuse, stale } from '#server/kit/refuse.ts'
import type { NoteWord } from '#server/notification/mailNotes.data.ts'
import { notifyOthers, settleNotes } from '#server/notification/notification.data.ts'

type OfGate = Of<GateRow, keyof typeof gateList.filters>

interface Which {
  readonly id: number
  readonly version: number
}

/** Both sides are notified of decisions, questions and answers, so that nobody continues with a settled matter. */
const BOTH: readonly Side[] = ['deciding', 'delivering']

interface Told {
  readonly word: NoteWord
  readonly sides?: readonly Side[]
  /** Text that somebody wrote, for the mail alone. */
  readonly text?: string
  readonly more?: WordParams
  readonly due?: Date
}

/** Notifies the others of a step, in its transaction. */
const tell = async (ctx: Context, gate: LockedGate, { word, sides = BOTH, text, due, more }: Told): Promise<void> => {
  const params = { gate: gate.nome, venture: gate.venture, name: ctx.user.nome, ...more }
  const quote = text === undefined ? {} : { quote: { text, html: escaped(text) } }
  await notifyOthers(ctx, await notesTo(ctx.db, { sides, gate, word, params, ...quote, ...(due && { due }) }))
}

/** Marks the notifications that asked for a decision as read. */
const settle = async (ctx: Context, gate: LockedGate): Promise<void> => {
  const link = linkOf(gateNoun, gate.id)
  await settleNotes(ctx, { word: 'notification.gateDelivered', link })
  await settleNotes(ctx, { word: 'notification.gateReminder', link })
}

/** Calls that move a gate, each in one transaction under its lock. */
const handlersOf = (of: OfGate): Handler[] => {
  const shown = async (id: number, ctx: Context): Promise<GateRow> => (await rowOf(of, id, ctx)) ?? notFound()

  /** Locks the gate, in the version that the page showed and within the person's scope. */
  const taken = async ({ id, version }: Which, ctx: Context): Promise<LockedGate> => {
    await shown(id, ctx)
    const gate = (await lockGate(ctx.db, id)) ?? notFound()
    return gate.version === version ? gate : stale(await shown(id, ctx))
  }

  /** Same for steps of the deciding side, and only before the end of the clock. */
  const decided = async (which: Which, ctx: Context): Promise<LockedGate> => {
    const gate = await taken(which, ctx)
    return (await mayDecide(gate.venture_id, ctx)) ? gate : forbidden()
  }

  const inTime = (gate: LockedGate, ctx: Context): void => {
    if (gate.due_at !== null && new Date(gate.due_at) <= ctx.now) refuse('gate.over')
  }

  const step = async (
    ctx: Context,
    gate: LockedGate,
    { event, set, kept, as = 'gate.changed' }: { event: GateStep; set: object; kept?: object; as?: string },
  ): Promise<{ data: GateRow }> => {
    if (gate.template) refuse('gate.ofTemplate')
    const status = gateAfter(gate.status, event) ?? refuse('gate.notNow')
    await ctx.db
      .updateTable('gates')
      .set({ ...set, status, version: gate.version + 1 })
      .where('id', '=', gate.id)
      .execute()
    await ctx.audit({
      event: as,
      thing: 'gate',
      thing_id: gate.id,
      detail: { before: { status: gate.status }, after: { status, ...kept } },
    })
    return { data: await shown(gate.id, ctx) }
  }

  const ended = (ctx: Context) => ({
    due_at: null,
    left_seconds: null,
    decided_at: ctx.now,
    decided_by: ctx.user.id,
  })

  return [
    handle(gateCalls.start, async (ctx, input) => {
      const gate = await taken(input, ctx)
      const set = { delivered_at: null, delivered_by: null, decided_at: null, decided_by: null }
      const answer = await step(ctx, gate, { event: 'start', set })
      const word = gate.status === 'contested' ? 'notification.gateResumed' : 'notification.gateStarted'
      await tell(ctx, gate, { word, sides: ['deciding'] })
      return answer
    }),
    handle(gateCalls.deliver, async (ctx, input) => {
      const gate = await taken(input, ctx)
      const due_at = new Date(ctx.now.getTime() + APPROVAL_MS)
      const set = { delivered_at: ctx.now, delivered_by: ctx.user.id, due_at, reminded: null, reason: '' }
      const answer = await step(ctx, gate, { event: 'deliver', set })
      await tell(ctx, gate, { word: 'notification.gateDelivered', due: due_at })
      return answer
    }),
    handle(gateCalls.approve, async (ctx, input) => {
      const gate = await decided(input, ctx)
      if (gate.template) return refuse('gate.ofTemplate')
      const { agreed_with, agreed_how, reason } = input
      const kept = agreementOf({ agreed_with, agreed_how, reason }, gate, ctx)
      const forClient = 'agreed_with' in kept
      const answer = await step(ctx, gate, {
        event: 'approve',
        set: { ...ended(ctx), ...kept },
        kept: forClient || kept.same_person ? kept : {},
        as: forClient ? 'gate.approvedForClient' : 'gate.changed',
      })
      await settle(ctx, gate)
      const more = { with: agreed_with, how: agreed_how, reason: reason.replaceAll(/\s+/g, ' ') }
      await tell(
        ctx,
        gate,
        forClient ? { word: 'notification.gateApprovedFor', more } : { word: 'notification.gateApproved' },
      )
      return answer
    }),
    handle(gateCalls.contest, async (ctx, { reason, ...which }) => {
      const gate = await decided(which, ctx)
      inTime(gate, ctx)
      const answer = await step(ctx, gate, { event: 'contest', set: { ...ended(ctx), reason }, kept: { reason } })
      await settle(ctx, gate)
      await tell(ctx, gate, { word: 'notification.gateContested', text: reason })
      return answer
    }),
    handle(gateCalls.clarify, async (ctx, { text, ...which }) => {
      const gate = await taken(which, ctx)
      if (gate.status !== 'delivered') return refuse('gate.notNow')
      inTime(gate, ctx)
      if (gate.due_at === null) return refuse('gate.openQuestion', { fields: { text: 'gate.openQuestion' } })
      await ctx.db
        .insertInto('gate_questions')
        .values({ gate_id: gate.id, text, asked_by: ctx.user.id, asked_at: ctx.now })
        .execute()
      await stopClock(ctx.db, gate.id, ctx.now)
      await ctx.audit({ event: 'gate.asked', thing: 'gate', thing_id: gate.id, detail: {} })
      await tell(ctx, gate, { word: 'notification.gateAsked', text })
      return { data: await shown(gate.id, ctx) }
    }),
    handle(gateCalls.answer, async (ctx, { text, ...which }) => {
      const gate = await taken(which, ctx)
      const { numUpdatedRows } = await ctx.db
        .updateTable('gate_questions')
        .set({ answer: text, answered_by: ctx.user.id, answered_at: ctx.now })
        .where('gate_id', '=', gate.id)
        .where('answered_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return refuse('gate.notNow')
      await resumeClock(ctx.db, gate.id, ctx.now)
      await ctx.audit({ event: 'gate.answered', thing: 'gate', thing_id: gate.id, detail: {} })
      await tell(ctx, gate, { word: 'notification.gateAnswered', text })
      return { data: await shown(gate.id, ctx) }
    }),
  ]
}

export const gateStepApi = handlersOf(ofGates)
