import type { Permission } from '#contract/access/matrix.ts'
import type { AnyEndpoint, Call } from '#contract/kit/endpoint.ts'

/** Where a list is read, apart from its schemas. */
export interface ListPlace {
  /** The noun whose words title it, and whose changes make its answers old. */
  readonly noun: string
  /** Further nouns whose changes make its answers old. */
  readonly also?: readonly string[]
  readonly path: `/api/${string}`
  readonly can: Permission | 'login'
  /** One English line for the API page. */
  readonly summary: string
}

/** The call that reads a list without its schemas: `listCall<typeof demandaList>(demandaPlace)`. */
export const listCall = <L extends { readonly calls: { readonly list: AnyEndpoint } }>({
  noun,
  also = [],
  ...place
}: ListPlace): Call<L['calls']['list']> => ({ ...place, method: 'GET', shows: [noun, ...also] })
