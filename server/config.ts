import { z } from 'zod'
import { newPassword } from '#contract/auth/auth.ts'

const flag = z
  .enum(['true', 'false', '1', '0', ''], { error: 'is true, false, 1 or 0' })
  .transform((value) => value === 'true' || value === '1')
  .default(false)
const whole = (min: number, max: number) => {
  const error = `is a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
const seconds = whole(1, 31_536_000)
const address = (protocol: RegExp, form: string) => z.url({ protocol, error: `is an address like ${form}` })
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const schema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('data/main'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/nucleo').optional(),
  DATABASE_POOL: whole(2, 200).default(20),
  DATABASE_PREPARE: flag.default(true),
  DATABASE_WAIT_SECONDS: whole(1, 3600).default(10),
  DISK_FREE_MB: whole(0, 1_000_000_000).default(100),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: whole(0, 1000).default(7),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379').optional(),
  PUBLIC_URL: address(/^https?$/, 'https://nucleo.example').optional(),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(logLevels, { error: `is one of ${logLevels.join(', ')}` }).default('info'),
  SESSION_SECRET: z.string().min(32, { error: 'has at least 32 characters' }).optional(),
  ENCRYPTION_RESET: flag,
  ENCRYPTION_KEY: z.string().min(32, { error: 'has at least 32 characters' }).optional(),
  ADMIN_EMAIL: z.email({ error: 'is an e-mail address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((it) => newPassword.safeParse(it).success, {
      error: 'has 10 to 200 characters with an upper-case letter, a lower-case letter and a number or symbol',
    })
    .optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Nucleo <nucleo@localhost>'),
  ADDRESS_SERVICE_URL: address(/^https?$/, 'https://addresses.example/{cep}/json')
    .refine((url) => url.includes('{cep}'), { error: 'says {cep} where the CEP goes' })
    .optional(),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example').optional(),
  S3_BUCKET: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_DIRECT: flag,
  WEBHOOK_ALLOW: z
    .string()
    .default('')
    .transform((it) => it.split(/[\s,]+/).filter(Boolean))
    .refine((all) => all.every((it) => URL.canParse(it) && new URL(it).origin === it), {
      error: 'is a list of origins like http://127.0.0.1:4000',
    }),
  RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000_000).default(1200),
  SESSION_DAYS: whole(1, 365).default(30),
  LOOP_CHECK_SECONDS: seconds.default(7200),
  LOOP_ALERT_SECONDS: seconds.default(91),
  LOOP_ELAPSED_SECONDS: seconds.default(28_800),
  NUCLEO_DEMO: flag,
})

export type Config = Readonly<z.output<typeof schema>>

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

/** May hold a password, and what goes to the log is read by many. */
const SECRET = /_URL$|_KEY$|PASSWORD|SECRET/

const saidOf = (issue: z.core.$ZodIssue, set: Readonly<Record<string, string | undefined>>): string => {
  const name = String(issue.path[0])
  const given = SECRET.test(name) ? '' : `, not "${set[name]}"`
  return `${name}: ${issue.message}${given}`
}

/** The store of files needs all four to be spoken to, or none of them. */
const storeParts = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const

const storeClashes = (config: Config): string[] => {
  const missing = storeParts.filter((name) => config[name] === undefined)
  if (missing.length === storeParts.length) return config.S3_DIRECT ? ['S3_DIRECT: needs S3_ENDPOINT'] : []
  return missing.map((name) => `${name}: needed together with the other S3 variables`)
}

/** Values that are good alone and not together. */
const clashes = (config: Config): string[] => [
  ...storeClashes(config),
  ...(config.ADMIN_EMAIL && !config.ADMIN_PASSWORD ? ['ADMIN_PASSWORD: needed together with ADMIN_EMAIL'] : []),
  ...(config.ADMIN_PASSWORD && !config.ADMIN_EMAIL ? ['ADMIN_EMAIL: needed together with ADMIN_PASSWORD'] : []),
  // An alert that outlasts the time between two checks would still run when the next one falls due.
  ...(config.LOOP_ALERT_SECONDS >= config.LOOP_CHECK_SECONDS
    ? ['LOOP_ALERT_SECONDS: must be less than LOOP_CHECK_SECONDS']
    : []),
]

/** Reads the environment; each wrong value becomes one line that names its variable. Empty counts as unset. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map((it) => saidOf(it, set)) }
  const problems = clashes(parsed.data)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: parsed.data }
}

/** The process's own configuration; a wrong value ends the process with code 2. */
export const configOrExit = (): Config => {
  const result = readConfig(process.env)
  if (result.ok) return result.config
  for (const problem of result.problems) process.stderr.write(`Configuration: ${problem}\n`)
  process.exit(2)
}
