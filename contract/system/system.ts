import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'

export const systemCalls = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    can: 'public',
    summary:
      'Whether the server, its database and its job queue work, 503 when one does not; whether the disk and Redis do',
    input: z.object({}),
    output: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.enum(['ok', 'down']),
      queue: z.enum(['ok', 'down']),
      disk: z.enum(['ok', 'full']),
      redis: z.enum(['ok', 'down', 'off']),
      version: z.string(),
    }),
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    can: 'public',
    summary: 'This description, as OpenAPI 3.1',
    input: z.object({}),
    output: z.record(z.string(), z.unknown()),
  }),
}
