import { z } from 'zod'
import { newPassword } from '#contract/auth/auth.ts'

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')
  .default(false)
const seconds = z.coerce.number().int().min(1).max(31_536_000)

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('data/main'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SESSION_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((it) => newPassword.safeParse(it).success, {
      error: '10 to 200 characters with an upper-case letter, a lower-case letter and a number or symbol',
    })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Nucleo <nucleo@localhost>'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  LOOP_CHECK_SECONDS: seconds.default(7200),
  LOOP_ALERT_SECONDS: seconds.default(91),
  LOOP_ELAPSED_SECONDS: seconds.default(28_800),
  NUCLEO_DEMO: flag,
})

export type Config = Readonly<z.output<typeof schema>>

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

/** Reads the environment; each wrong value becomes one line that names its variable. Empty counts as unset. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  if (parsed.data.ADMIN_EMAIL && !parsed.data.ADMIN_PASSWORD)
    return { ok: false, problems: ['ADMIN_PASSWORD: needed together with ADMIN_EMAIL'] }
  return { ok: true, config: parsed.data }
}

/** The process's own configuration; a wrong value ends the process with code 2. */
export const configOrExit = (): Config => {
  const result = readConfig(process.env)
  if (result.ok) return result.config
  for (const problem of result.problems) process.stderr.write(`Configuration: ${problem}\n`)
  process.exit(2)
}
