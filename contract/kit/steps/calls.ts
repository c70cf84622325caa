import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { endpoint, type AnyEndpoint, type Endpoint } from '#contract/kit/endpoint.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { bulkNames, bulkRef, STEP_MAX, stepNames, stepRef, type Step, type Steps } from './steps.ts'

const REASON_MAX = 1000

type Shape = z.ZodRawShape
type Which = { id: typeof idParam; version: typeof recordVersion }

type Call<R, I extends Shape, A> = Endpoint<z.ZodObject<Which & I>, z.ZodType<{ data: R } & A>, Permission>
type Fields<I, K> = K extends keyof I ? (I[K] extends Shape ? I[K] : Shape) : Shape
type Answered<A, K> = K extends keyof A ? (A[K] extends Shape ? z.output<z.ZodObject<A[K]>> : unknown) : unknown

export type BulkCall = Endpoint<
  z.ZodObject<{ items: z.ZodType<BulkItem[]>; reason: z.ZodOptional<z.ZodString> }>,
  z.ZodType<{ changed: number }>,
  Permission
>

interface BulkItem {
  readonly id: number
  readonly version: number
}

/** Calls of the steps of a noun, by name. */
export type StepCalls<R, N extends string, I, A = unknown> = {
  readonly [K in N]: Call<R, Fields<I, K>, Answered<A, K>>
}

/** The steps of a noun with their calls. */
export interface Flow<R, N extends string, I, A = unknown> {
  readonly steps: Steps<N>
  readonly calls: StepCalls<R, N, I, A>
  /** Calls that take a step on several records, for the steps that may be. */
  readonly bulk: Readonly<Partial<Record<N, BulkCall>>>
}

/** A flow without its types, as kits meet it. */
export type AnyFlow = {
  readonly steps: Steps
  readonly calls: Readonly<Record<string, AnyEndpoint>>
  readonly bulk: Readonly<Partial<Record<string, BulkCall>>>
}

/** What a row answers beside its fields: the steps that its reader may take on it now. */
export const mayOf = <N extends string>(steps: Steps<N>): z.ZodType<readonly N[]> => z.array(z.enum(stepNames(steps)))

/** The text of a step that asks why. */
const stepReason = (max = REASON_MAX) => requiredText(max)

const items: z.ZodType<BulkItem[]> = z
  .array(z.object({ id: idParam, version: recordVersion }))
  .min(1)
  .max(STEP_MAX)

const ownFields = ({ ask }: Step, given: Shape | undefined): Shape => ({
  ...(ask === 'reason' && { reason: stepReason() }),
  ...given,
})

/**
 * The steps of a noun with their calls: each takes the id, the version that the page showed, the reason of a step that asks
 * for one, and its own `fields`; it answers the row as it is afterwards, and beside it what `answers` says.
 */
export const flowOf = <
  R,
  const N extends string,
  const I extends Partial<Record<NoInfer<N>, Shape>>,
  const A extends Partial<Record<NoInfer<N>, Shape>> = object,
>(
  ...[steps, row, fields, answers]: [steps: Steps<N>, row: z.ZodType<R>, fields: I, answers?: A]
): Flow<R, N, I, A> => {
  const calls = stepNames(steps).map((name) => {
    const step = steps.of[name]
    const call = endpoint({
      ...stepRef(steps, name),
      summary: `${step.summary}; a stale version answers 409`,
      input: z.object({ id: idParam, version: recordVersion, ...ownFields(step, fields[name]) }),
      output: z.object({ data: row, ...answers?.[name] }),
      refuses: [409],
      ...(step.stepUp && { stepUp: true }),
    })
    return [name, call] as const
  })
  const bulk = bulkNames(steps).map((name) => {
    const step = steps.of[name]
    const call = endpoint({
      ...bulkRef(steps, name),
      summary: `${step.summary}: up to ${String(STEP_MAX)} records, all or none; a refusal names the record`,
      input: z.object({ items, ...ownFields(step, fields[name]) }),
      output: z.object({ changed: z.number().int() }),
      refuses: [409],
      ...(step.stepUp && { stepUp: true }),
    })
    return [name, call] as const
  })
  return {
    steps,
    calls: Object.fromEntries(calls) as unknown as StepCalls<R, N, I, A>,
    bulk: Object.fromEntries(bulk) as unknown as Partial<Record<N, BulkCall>>,
  }
}

/** Every call of a flow, by name. */
export const flowCalls = ({ calls, bulk }: AnyFlow): Readonly<Record<string, AnyEndpoint>> => ({
  ...calls,
  ...Object.fromEntries(Object.entries(bulk).flatMap(([name, call]) => (call ? [[`${name}Many`, call]] : []))),
})
