import { passes, pathParams } from '#contract/kit/endpoint.ts'
import { togetherCalls } from '#contract/together/together.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler, type Mounted } from '#server/kit/handle.ts'

/** Calls of a signed-in person whose answer is their JSON alone: no file, no proof, nothing written, no token in a header. */
const isAskable = ({ call: { method, can, file, stepUp }, transaction }: Mounted): boolean =>
  method === 'GET' && can !== 'public' && can !== 'unverified' && !file && !stepUp && !transaction

interface Route {
  readonly handler: Mounted
  /** Names of the path's parameters, in the order of the pattern's groups. */
  readonly names: readonly string[]
  readonly pattern: RegExp
}

const routeOf = (handler: Mounted): Route => {
  const { path } = handler.call
  return { handler, names: pathParams(path), pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`) }
}

/** Mounted and input of an address; undefined where it leads to no call, or names a field twice, which no call takes. */
const find = (routes: readonly Route[], address: string): { handler: Mounted; input: object } | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const query = Object.fromEntries(searchParams)
  if (Object.keys(query).length < searchParams.size) return undefined
  for (const { handler, names, pattern } of routes) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const params = names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])
    return { handler, input: { ...query, ...Object.fromEntries(params) } }
  }
  return undefined
}

/** Answers an address as its own call would; throws where that would refuse, undefined where there is no such call. */
const answer = async (routes: readonly Route[], ctx: Context, address: string): Promise<unknown> => {
  const found = find(routes, address)
  if (!found || !passes(found.handler.call.can, ctx.may)) return undefined
  const { handler, input } = found
  return handler.run(ctx, handler.call.input.parse(input))
}

/**
 * Several reading calls in one request: a start of home makes a dozen, a browser has six connections, and each request
 * costs it and the server about as much as the answer.
 */
export const togetherApi = (handlers: readonly Mounted[]): readonly Handler[] => {
  // An address without parameters comes before one that has them.
  const routes = handlers
    .filter(isAskable)
    .map(routeOf)
    .toSorted((a, b) => a.names.length - b.names.length)
  return [
    handle(togetherCalls.ask, async (ctx, { ask }) => {
      // Nobody reads the headers and the status of a part.
      const part: Context = { ...ctx, header: () => {}, status: () => {} }
      const answers: Record<string, unknown> = {}
      // One after the other: the request takes the time of all, which the limits count, and one connection.
      for (const address of new Set(ask)) {
        // Whatever fails is asked again alone, and is refused or logged there.
        const found = await answer(routes, part, address).catch(() => undefined)
        if (found !== undefined) answers[address] = found
      }
      return { answers }
    }),
  ]
}
