import type { z } from 'zod'
import type { AnyEndpoint, Endpoint, ParsedOf } from '#contract/kit/endpoint.ts'
import type { Context } from '#server/kit/context.ts'
import type { Download } from '#server/kit/download.ts'
import type { SessionUser } from '#server/kit/session.ts'

export interface HandleOptions {
  /** False for work that must not hold a transaction (hashing): the handler opens its own by `ctx.transaction`. */
  transaction?: boolean
}

/** A call with its handler, its types forgotten so that the server can mount a list of them. */
export interface Handler {
  readonly call: AnyEndpoint
  readonly transaction: boolean
  run(ctx: Context<SessionUser | undefined>, input: unknown): Promise<unknown>
}

type UserOf<E extends AnyEndpoint> = E['can'] extends 'public' ? SessionUser | undefined : SessionUser

type Answer<E extends AnyEndpoint> = z.input<E['output']> | Download

/** Binds a handler to its call: input parsed by the contract, answer of the contract's type. */
export const handle = <E extends Endpoint>(
  call: E,
  run: (ctx: Context<UserOf<E>>, input: ParsedOf<E>) => Promise<Answer<E>>,
  { transaction = call.method !== 'GET' }: HandleOptions = {},
): Handler => ({
  call,
  transaction,
  // The mount has checked the session by `call.can` and parsed the input by `call.input`.
  run: (ctx, input) => run(ctx as Context<UserOf<E>>, input as ParsedOf<E>),
})
