import { sql } from 'kysely'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import { APPROVAL_MS } from '#contract/gate/gate.rules.ts'
import { gateFlow } from '#contract/gate/gate.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { ofGates } from '#server/gate/gate.data.ts'
import { notesTo, type Side } from '#server/gate/people.data.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import type { NoteWord } from '#server/notification/mailNotes.data.ts'
import { notifyOthers, settleNotes } from '#server/notification/notification.data.ts'

type Gate<I = unknown> = Taken<'gates', I>

/** Both sides are notified of decisions, questions and answers, so that nobody continues with a settled matter. */
const BOTH: readonly Side[] = ['deciding', 'delivering']

interface Told<I> {
  readonly sides?: readonly Side[]
  /** Text that somebody wrote, for the mail alone. */
  readonly text?: (input: I) => string
  readonly more?: (input: I) => WordParams
  readonly due?: (taken: Gate) => Date
}

const tell =
  <I>(word: NoteWord, { sides = BOTH, text, more, due }: Told<I> = {}) =>
  async (taken: Gate<I>) => {
    const { row: gate, input, ctx } = taken
    const quote = text && { quote: { text: text(input), html: escaped(text(input)) } }
    const params = { name: ctx.user.nome, ...more?.(input) }
    const asOrganisation = ctx.may('gate.deliver') ? await organisationName(ctx.db) : undefined
    return notesTo(ctx.db, { sides, gate, word, params, asOrganisation, ...quote, ...(due && { due: due(taken) }) })
  }

/** Marks the notifications that asked for a decision as read. */
const settle = async ({ row, ctx }: Gate): Promise<void> => {
  const link = linkOf(gateNoun, row.id)
  await settleNotes(ctx, { word: 'notification.gateDelivered', link })
  await settleNotes(ctx, { word: 'notification.gateReminder', link })
}

const silentAt = ({ ctx }: Gate): Date => new Date(ctx.now.getTime() + APPROVAL_MS)
const begun = () => ({ delivered_at: null, delivered_by: null, decided_at: null, decided_by: null })
const ended = ({ ctx }: Gate) => ({ due_at: null, left_seconds: null, decided_at: ctx.now, decided_by: ctx.user.id })
/** True where one person delivers a gate and approves it. */
const samePerson = ({ row, ctx }: Gate) => ({ same_person: row.delivered_by === ctx.user.id })

/** Steps of a gate: what each writes, and whom it tells. */
export const gateStepHandlers = stepHandlers({
  flow: gateFlow,
  of: ofGates,
  table: 'gates',
  notify: notifyOthers,
  take: {
    start: { set: begun, tell: tell('notification.gateStarted', { sides: ['deciding'] }) },
    resume: { set: begun, tell: tell('notification.gateResumed', { sides: ['deciding'] }) },
    deliver: {
      set: (taken) => ({
        delivered_at: taken.ctx.now,
        delivered_by: taken.ctx.user.id,
        due_at: silentAt(taken),
        reminded: null,
        reason: '',
      }),
      tell: tell('notification.gateDelivered', { due: silentAt }),
    },
    approve: {
      set: (taken) => ({ ...ended(taken), ...samePerson(taken) }),
      detail: (taken) => (samePerson(taken).same_person ? { after: { same_person: true } } : {}),
      elsewhere: settle,
      tell: tell('notification.gateApproved'),
    },
    approveFor: {
      event: 'approvedForClient',
      set: (taken) => ({ ...ended(taken), ...samePerson(taken), ...taken.input }),
      detail: (taken) => ({ after: { ...samePerson(taken), ...taken.input } }),
      elsewhere: settle,
      tell: tell('notification.gateApprovedFor', {
        more: ({ agreed_with }) => ({ with: agreed_with }),
        text: ({ agreed_how, approval_reason }) => `${agreed_how}\n\n${approval_reason}`,
      }),
    },
    contest: {
      set: (taken) => ({ ...ended(taken), reason: taken.input.reason }),
      elsewhere: settle,
      tell: tell('notification.gateContested', { text: ({ reason }) => reason }),
    },
    clarify: {
      event: 'asked',
      // What is left goes on with the answer.
      set: ({ ctx }) => ({
        left_seconds: sql`greatest(0, floor(extract(epoch from t.due_at - ${ctx.now}::timestamptz)))::int`,
        due_at: null,
      }),
      elsewhere: ({ row, input: { text }, ctx }) =>
        ctx.db
          .insertInto('gate_questions')
          .values({ gate_id: row.id, text, asked_by: ctx.user.id, asked_at: ctx.now })
          .execute(),
      tell: tell('notification.gateAsked', { text: ({ text }) => text }),
    },
    answer: {
      event: 'answered',
      set: ({ ctx }) => ({
        due_at: sql`coalesce(${ctx.now}::timestamptz + make_interval(secs => t.left_seconds), t.due_at)`,
        left_seconds: null,
      }),
      elsewhere: ({ row, input: { text }, ctx }) =>
        ctx.db
          .updateTable('gate_questions')
          .set({ answer: text, answered_by: ctx.user.id, answered_at: ctx.now })
          .where('gate_id', '=', row.id)
          .where('answered_at', 'is', null)
          .execute(),
      tell: tell('notification.gateAnswered', { text: ({ text }) => text }),
    },
  },
})
