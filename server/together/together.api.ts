import { passes, pathParams } from '#contract/kit/endpoint.ts'
import { togetherCalls } from '#contract/together/together.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'

/** Calls of a signed-in person whose answer is their JSON alone: no file, no proof, nothing written, no token in a header. */
const isAskable = ({ call: { method, can, file, stepUp }, transaction }: Handler): boolean =>
  method === 'GET' && can !== 'public' && can !== 'unverified' && !file && !stepUp && !transaction

interface Door {
  readonly handler: Handler
  readonly names: readonly string[]
  readonly pattern: RegExp
}

const doorOf = (handler: Handler): Door => {
  const { path } = handler.call
  return { handler, names: pathParams(path), pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`) }
}

/** Handler and input of an address; undefined where it leads to no call. */
const asked = (doors: readonly Door[], address: string): { handler: Handler; input: object } | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  for (const { handler, names, pattern } of doors) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const params = names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])
    return { handler, input: { ...Object.fromEntries(searchParams), ...Object.fromEntries(params) } }
  }
  return undefined
}

/** Answers an address as its own call would; throws where that would refuse. */
const answer = async (doors: readonly Door[], ctx: Context, address: string): Promise<unknown> => {
  const found = asked(doors, address)
  if (!found || !passes(found.handler.call.can, ctx.may)) return undefined
  const { handler, input } = found
  return handler.run(ctx, handler.call.input.parse(input))
}

/**
 * Several reading calls in one request: a start of home makes a dozen, a browser has six connections, and each request
 * costs it and the server about as much as the answer.
 */
export const togetherApi = (handlers: readonly Handler[]): readonly Handler[] => {
  // An address without parameters comes before one that has them.
  const doors = handlers
    .filter(isAskable)
    .map(doorOf)
    .toSorted((a, b) => a.names.length - b.names.length)
  return [
    handle(togetherCalls.ask, async (ctx, { ask }) => {
      // Nobody reads the headers and the status of a part.
      const part: Context = { ...ctx, header: () => {}, status: () => {} }
      const answers = await Promise.all(
        // Whatever fails is asked again alone, and is refused or logged there.
        ask.map(async (address) => [address, await answer(doors, part, address).catch(() => undefined)] as const),
      )
      return { answers: Object.fromEntries(answers.filter(([, it]) => it !== undefined)) }
    }),
  ]
}
