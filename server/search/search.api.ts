import { searchCalls } from '#contract/search/search.ts'
import { handle } from '#server/kit/handle.ts'
import { search } from '#server/search/search.data.ts'

export const searchApi = [handle(searchCalls.find, async (ctx, { q }) => ({ data: await search(q, ctx) }))]
