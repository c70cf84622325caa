import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '#server/kit/installation.ts'

/** The version in package.json, which stands beside the server wherever it runs. */
export const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version
