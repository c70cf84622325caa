import { pathParams, type Method } from '#contract/kit/endpoint.ts'

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
