import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { SHORT_ID } from './atom.rules.ts'

export const atomByShortId = endpoint({
  method: 'GET',
  path: '/api/atoms/short/:ref',
  can: 'atom.read',
  summary: 'The atom of a short id such as LUA-128',
  input: z.object({
    ref: z
      .string()
      .trim()
      .toUpperCase()
      .max(24)
      .regex(SHORT_ID)
      .meta({ examples: ['LUA-128'] }),
  }),
  output: z.object({ data: z.object({ id: z.number().int(), nome: z.string() }) }),
})
