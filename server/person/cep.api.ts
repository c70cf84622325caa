import { cepCalls } from '#contract/person/cep.ts'
import { handle } from '#server/kit/handle.ts'
import { findCep } from '#server/person/cep.data.ts'

export const cepApi = [
  handle(cepCalls.find, async (ctx, { cep }) => ({
    data: await findCep(cep, ctx.services),
    asked: Boolean(ctx.services.config.ADDRESS_SERVICE_URL),
  })),
]
