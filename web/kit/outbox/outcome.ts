import { uiWords } from '#contract/kit/words/ui.words.ts'
import { CallError, isCallError } from '#web/kit/call/call-error.ts'
import type { Entry } from '#web/kit/outbox/entry.ts'
import { say } from '#web/kit/words.ts'

/** First outcome of an action. A refusal is none of these: the promise rejects with its CallError. */
export type Outcome =
  | { readonly is: 'sent' }
  /** The entry waits to be sent; without `because` it was not tried. */
  | { readonly is: 'kept'; readonly because?: CallError | undefined }
  /** An earlier action on the same thing was refused. */
  | { readonly is: 'dropped' }

/** Called before the entry shows as waiting. */
export type OnKept = (() => void) | undefined

interface Awaited<D> {
  readonly entry: Entry<D>
  readonly done: Promise<Outcome>
  readonly finish: (it: Outcome | CallError) => void
}

/** Entries of this page whose outcome somebody waits for. */
export interface InFlight<D> {
  add(it: Entry<D>, onKept?: OnKept): Promise<Outcome>
  has(seq: number): boolean
  of(user: number): readonly Entry<D>[]
  /** Waits for all entries of a thing; false when one was refused. */
  settled(thing: string): Promise<boolean>
  sent(seq: number): void
  /** Rejects the entry with its dependents; returns their numbers. */
  refuse(seq: number, error: CallError): readonly number[]
  keepAll(user: number, because?: CallError): void
  /**
   * Tells what another tab has done: an entry that is not among all any more was sent, a parked one refused. Answers which
   * were refused: who waits is told, so that they are not parked for anybody.
   */
  compare(user: number, all: readonly Entry<D>[]): readonly number[]
  /** For tests. */
  forget(): void
}

/** An entry without an outcome after `within` milliseconds becomes waiting: `onLate` is called. */
export const makeInFlight = <D>(within: number, onLate: (user: number) => void): InFlight<D> => {
  const all = new Map<number, Awaited<D>>()
  const settle = (seq: number, outcome: Outcome | CallError): void => {
    const awaited = all.get(seq)
    all.delete(seq)
    awaited?.finish(outcome)
  }
  const of = (user: number) => [...all.values()].filter((it) => it.entry.user === user)
  const timeOut = ({ seq, user }: Entry<D>) => {
    settle(seq, { is: 'kept', because: new CallError({ message: say(uiWords, 'timeout'), network: true }) })
    onLate(user)
  }
  return {
    add: (entry, onKept) => {
      let finish: Awaited<D>['finish'] = () => undefined
      const late = setTimeout(() => timeOut(entry), within)
      const done = new Promise<Outcome>((resolve, reject) => {
        finish = (outcome) => {
          clearTimeout(late)
          if (isCallError(outcome)) return reject(outcome)
          if (outcome.is === 'kept') onKept?.()
          resolve(outcome)
        }
      })
      all.set(entry.seq, { entry, done, finish })
      return done
    },
    has: (seq) => all.has(seq),
    of: (user) => of(user).map((it) => it.entry),
    settled: async (thing) => {
      const about = [...all.values()].filter((it) => it.entry.thing === thing)
      const done = await Promise.allSettled(about.map((it) => it.done))
      return done.every((it) => it.status === 'fulfilled')
    },
    sent: (seq) => settle(seq, { is: 'sent' }),
    refuse: (seq, error) => {
      const thing = all.get(seq)?.entry.thing
      const gone = [...all.values()].map((it) => it.entry).filter((it) => it.thing === thing && it.seq >= seq)
      for (const entry of gone) settle(entry.seq, entry.seq === seq ? error : { is: 'dropped' })
      return gone.map((it) => it.seq)
    },
    keepAll: (user, because) => {
      for (const { entry } of of(user)) settle(entry.seq, { is: 'kept', because })
    },
    compare: (user, entries) => {
      const refused: number[] = []
      for (const { entry } of of(user)) {
        const now = entries.find((it) => it.seq === entry.seq)
        if (!now) settle(entry.seq, { is: 'sent' })
        else if (now.state === 'parked') {
          const { reason, refusal } = now
          settle(entry.seq, reason === undefined ? { is: 'dropped' } : new CallError({ message: reason, ...refusal }))
          refused.push(entry.seq)
        }
      }
      return refused
    },
    forget: () => all.clear(),
  }
}
