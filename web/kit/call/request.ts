import { pathParams, type AnyEndpoint, type InputOf, type Method, type OutputOf } from '#contract/kit/endpoint.ts'

/**
 * The part of an endpoint that the web needs. A whole endpoint is one; `endpointRef` makes a small one for what has to be
 * called before the contract, and zod with it, is loaded.
 */
export interface EndpointRef<E extends AnyEndpoint = AnyEndpoint> {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly can: string
  readonly envelope?: true
  /** Nouns that its answer shows, as its endpoint says. */
  readonly shows?: readonly string[]
  /** Never there; carries the types. */
  readonly types?: { readonly input: InputOf<E>; readonly output: OutputOf<E> }
}

/** `shows` names the nouns that its answer shows, as its endpoint does. */
export const endpointRef = <E extends AnyEndpoint>(
  ...[method, path, can, ...shows]: [method: E['method'], path: E['path'], can: E['can'], ...shows: string[]]
): EndpointRef<E> => ({ method, path, can, ...(shows.length > 0 && { shows }) })

/** The same for a call whose refusals come as 200 with `status: "error"` (specification, section 7). */
export const envelopeRef = <E extends AnyEndpoint>(
  method: E['method'],
  path: E['path'],
  can: E['can'],
): EndpointRef<E> => ({ method, path, can, envelope: true })

export interface Shape {
  readonly url: string
  readonly body: string | undefined
}

type Values = Readonly<Record<string, unknown>>

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const queryOf = (fields: [string, unknown][]): string => {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    if (value === undefined || value === null || value === '') continue
    query.set(name, Array.isArray(value) ? value.map(plain).join(',') : plain(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Fills `:params`; what is left is the query of a GET, else the JSON body. Lists in a query are comma-separated. */
export const shapeOf = (endpoint: { method: Method; path: string }, input: Values): Shape => {
  const names = new Set(pathParams(endpoint.path))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(plain(input[name] ?? '')))
  const rest = Object.entries(input).filter(([name]) => !names.has(name))
  if (endpoint.method === 'GET') return { url: path + queryOf(rest), body: undefined }
  const bodyless = endpoint.method === 'DELETE' && rest.length === 0
  return { url: path, body: bodyless ? undefined : JSON.stringify(Object.fromEntries(rest)) }
}
