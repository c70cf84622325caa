import type { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anybody (`public`), a session whose second factor may still be open (`unverified`),
 * any signed-in active role 1–10 (`login`), or the roles a permission of the matrix is granted to.
 */
export type Gate = 'public' | 'unverified' | 'login' | Permission

/** True when a gate admits a signed-in person with these permissions. */
export const passes = (gate: Gate, may: (permission: Permission) => boolean): boolean =>
  gate === 'public' || gate === 'login' || gate === 'unverified' || may(gate)

/** True for a call that is there and that whoever has the permissions may make. */
export const passesCall = (
  call: { readonly can: Gate } | undefined,
  may: (permission: Permission) => boolean,
): boolean => call !== undefined && passes(call.can, may)

/** What a call is beside its schemas. */
interface Facts<G extends Gate> {
  readonly method: Method
  /** Path without the host, with `:name` for each parameter; parameters are fields of the input. */
  readonly path: `/api/${string}`
  readonly can: G
  /** One English line for the OpenAPI page. */
  readonly summary: string
  /**
   * Calls of the specification's section 7 answer `{ status, message, data }`, and a refusal for a
   * business reason is a 200 with `status: "error"`.
   */
  readonly envelope?: true
  /** Answers a file instead of JSON; `output` is the result that the page makes of it. */
  readonly file?: true
  /** Most bytes of its body, where it takes more than other calls. */
  readonly bodyMax?: number
  /** Answers 201 with the created record; 200 when a repeated call finds it created already. */
  readonly creates?: true
  /**
   * Asks for the password or a second factor again when the last proof is older than ten minutes: for every call, or for
   * one that has any of the named fields.
   */
  readonly stepUp?: true | readonly string[]
  /** Moves money: takes the header `Idempotency-Key`, by which a repeated request gets the first one's answer. */
  readonly money?: true
  /** Allowed for a person whose role requires a second factor that they have not set up. */
  readonly enrols?: true
  /**
   * Nouns that its answer shows: a page reads it again once a record of one of them has changed. `my.loop` are the reader's
   * own loops alone, `:thing` the noun that its input names so, `:thing.comments` what hangs on that noun's records.
   */
  readonly shows?: readonly string[]
  /** Statuses of its refusals beside those that follow from its path, gate and input. */
  readonly refuses?: readonly (401 | 403 | 409)[]
}

/** Schemas of a call. */
interface Schemas<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  /** Path, query and body together; unknown fields are refused. */
  readonly input: I
  readonly output: O
}

/** A call with its schemas, for whoever parses: the server, forms, the OpenAPI page. */
export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType, G extends Gate = Gate>
  extends Facts<G>, Schemas<I, O> {}

export type AnyEndpoint = Endpoint<z.ZodObject, z.ZodType, Gate>
export type InputOf<E extends AnyEndpoint> = z.input<E['input']>
export type ParsedOf<E extends AnyEndpoint> = z.output<E['input']>
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>

/** What a page needs to make a call; both an endpoint and a call without schemas have it. */
export interface CallRef<E extends AnyEndpoint = AnyEndpoint> {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly can: string
  readonly envelope?: true
  readonly money?: true
  readonly shows?: readonly string[]
  /** Never there; carries the types of input and answer. */
  readonly types?: E
}

/** A call without its schemas, which knows their types: a page that makes it does not load zod. */
export interface Call<E extends AnyEndpoint = AnyEndpoint> extends Facts<E['can']> {
  readonly types?: E
}

/** The endpoint that a call refers to. */
export type EndpointOf<C> = C extends Call<infer E> ? E : never
export type AnswerOf<C> = OutputOf<EndpointOf<C>>

/** Declares a call with its schemas: the server mounts it, the web calls it, the API page lists it, tests enumerate it. */
export const endpoint = <I extends z.ZodObject, O extends z.ZodType, const G extends Gate>(
  definition: Endpoint<I, O, G>,
): Endpoint<I, O, G> => ({
  ...definition,
  input: definition.input.strict() as unknown as I,
})

type SchemasOf<N extends string> = Readonly<Record<N, Schemas>>
type CallsOf<S extends SchemasOf<string>, D extends Readonly<Record<keyof S, Facts<Gate>>>> = {
  readonly [K in keyof S]: Call<Endpoint<S[K]['input'], S[K]['output'], D[K]['can']>>
}

/**
 * Declares the calls of a noun apart from their schemas, which it names by type alone:
 * `callsOf<typeof homeSchemas>()({ mine: { method: 'GET', path: '/api/home', … } })`.
 */
export const callsOf =
  <S extends SchemasOf<string>>() =>
  <const D extends Readonly<Record<keyof S, Facts<Gate>>>>(calls: D): CallsOf<S, D> =>
    calls

/** A call with its schemas. */
export const endpointOf = <I extends z.ZodObject, O extends z.ZodType, G extends Gate>(
  call: Call<Endpoint<I, O, G>>,
  { input, output }: Schemas<I, O>,
): Endpoint<I, O, G> => endpoint({ ...(call as Facts<G>), input, output })

/** The calls of a noun with their schemas. */
export const endpointsOf = <N extends string>(
  calls: Readonly<Record<N, Call>>,
  schemas: SchemasOf<N>,
): Readonly<Record<N, AnyEndpoint>> => {
  const names = Object.keys(schemas) as N[]
  return Object.fromEntries(names.map((name) => [name, endpointOf(calls[name], schemas[name])])) as Record<
    N,
    AnyEndpoint
  >
}

/** Header of a call that moves money. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Minutes after a proof of identity in which calls with step-up ask for none. */
export const PROOF_MINUTES = 10

/** True when a call requires a recent proof of identity. */
export const asksStepUp = ({ stepUp }: AnyEndpoint, input: object): boolean =>
  stepUp === true || (stepUp ?? []).some((name) => name in input)

/** Names of the `:parameters` in a path, in order. */
export const pathParams = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
