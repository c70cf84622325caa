import type { z } from 'zod'
import type { AnyEndpoint, Call, ParsedOf } from '#contract/kit/endpoint.ts'
import type { Context } from '#server/kit/context.ts'
import type { Download } from '#server/kit/http/download.ts'
import type { FixedText } from '#server/kit/http/fixed.ts'
import type { SessionUser } from '#server/kit/session/session.ts'

export interface HandleOptions<E extends AnyEndpoint = AnyEndpoint> {
  /** False for work that must not hold a transaction (hashing): the handler opens one by `ctx.transaction`. */
  transaction?: boolean
  /**
   * Tried first, without a transaction, where one statement does all that most such calls need: it is a transaction by
   * itself. Undefined when it wrote nothing; the handler then begins anew in a transaction.
   */
  atOnce?: (ctx: Context<UserOf<E>>, input: ParsedOf<E>) => Promise<Answer<E> | undefined>
  /**
   * True where who asks is not looked up before: the handler only reads, and reads `ctx.presumed` along, or its `atOnce`
   * writes nothing unless `ctx.presumed` holds in the same statement. Either confirms it.
   */
  presuming?: boolean
}

/** A call with its handler, without their types, so that the server can mount a list of them. */
export interface Handler {
  readonly call: Call
  readonly transaction: boolean
  readonly presuming: boolean
  readonly atOnce: ((ctx: Context<SessionUser | undefined>, input: unknown) => Promise<unknown>) | undefined
  run(ctx: Context<SessionUser | undefined>, input: unknown): Promise<unknown>
}

/** A handler whose call has its schemas. */
export interface Mounted extends Handler {
  readonly call: AnyEndpoint
}

type UserOf<E extends AnyEndpoint> = E['can'] extends 'public' ? SessionUser | undefined : SessionUser

type Answer<E extends AnyEndpoint> = z.input<E['output']> | Download | FixedText

/** Binds a handler to its call: the contract parses the input and types the answer. */
export const handle = <E extends AnyEndpoint>(
  call: Call<E> | E,
  run: (ctx: Context<UserOf<E>>, input: ParsedOf<E>) => Promise<Answer<E>>,
  { transaction = call.method !== 'GET', atOnce, presuming = false }: HandleOptions<E> = {},
): Handler => ({
  call,
  transaction,
  presuming,
  atOnce: atOnce && ((ctx, input) => atOnce(ctx as Context<UserOf<E>>, input as ParsedOf<E>)),
  // The mount has checked the session by `call.can` and parsed the input by `call.input`.
  run: (ctx, input) => run(ctx as Context<UserOf<E>>, input as ParsedOf<E>),
})

/** Wraps a handler of signed-in people; `next` runs it. The wrapper may check before and notify after it. */
export const around = (
  handler: Handler,
  run: (
    ctx: Context,
    input: Readonly<Record<string, unknown>>,
    /** Runs the handler, with another input where one is given. */
    next: (instead?: object) => Promise<unknown>,
  ) => Promise<unknown>,
): Handler => ({
  ...handler,
  // The wrapper's own work needs a confirmed session.
  presuming: false,
  run: (ctx, input) =>
    run(ctx as Context, input as Record<string, unknown>, (instead = input as object) => handler.run(ctx, instead)),
})
