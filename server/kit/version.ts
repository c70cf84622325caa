import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The version in package.json, which stands beside the server wherever it runs. */
export const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
