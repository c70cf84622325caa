import { mailConfigCalls, type MailConfig } from '#contract/mail/mailConfig.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { MAIL_OWNER, mailSettings } from '#server/kit/mail/outlet.ts'
import { refuse, stale } from '#server/kit/refuse.ts'

const described = async (ctx: Context): Promise<MailConfig> => {
  const { id: _id, password, ...set } = await mailSettings(ctx.db)
  const { SMTP_URL, PUBLIC_URL } = ctx.services.config
  return {
    ...set,
    has_password: password !== null,
    by: set.host === '' ? (SMTP_URL ? 'environment' : 'none') : 'settings',
    environment_host: SMTP_URL ? new URL(SMTP_URL).hostname : null,
    has_address: PUBLIC_URL !== undefined,
  }
}

/** Changing these needs the password again: a stored one could be sent to the author's own server and read there. */
const aims = ['host', 'port', 'security', 'username'] as const

const missing = (field: 'password' | 'from_address'): never =>
  refuse('common.invalid', {
    status: 422,
    fields: { [field]: field === 'password' ? 'mailConfig.passwordAgain' : 'mailConfig.senderNeeded' },
  })

type Settings = Omit<Awaited<ReturnType<typeof mailSettings>>, 'id'>

const checkAim = (before: Settings, after: Settings, password: string | undefined): void => {
  if (after.host === '') return
  if (after.from_address === '') missing('from_address')
  const aimed = after.username !== '' && aims.some((name) => after[name] !== before[name])
  if (aimed && before.password !== null && password === undefined) missing('password')
}

/** Changed settings for the audit; never the password. */
const changed = ({ password: _was, ...before }: Settings, { password: _is, ...after }: Settings) => {
  const kept = new Map(Object.entries(before))
  const now = Object.entries(after).filter(([name, value]) => JSON.stringify(kept.get(name)) !== JSON.stringify(value))
  return { before: Object.fromEntries(now.map(([name]) => [name, kept.get(name)])), after: Object.fromEntries(now) }
}

const said = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'response' in answer ? String(answer.response) : ''

export const mailConfigApi = [
  handle(mailConfigCalls.configShow, async (ctx) => ({ data: await described(ctx) })),

  handle(mailConfigCalls.configUpdate, async (ctx, { version, password, ...given }) => {
    const { id: _id, ...before } = await ctx.db
      .selectFrom('mail_settings')
      .selectAll()
      .where('id', '=', 1)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.version !== version) return stale(await described(ctx))
    const after = { ...before, ...given, off: [...new Set(given.off ?? before.off)].toSorted() }
    checkAim(before, after, password)
    const used = after.host !== '' && after.username !== ''
    const sealed = password === undefined ? before.password : ctx.services.cipher.seal(password, MAIL_OWNER)
    await ctx.db
      .updateTable('mail_settings')
      .set({ ...after, password: used ? sealed : null, version: version + 1 })
      .where('id', '=', 1)
      .execute()
    const detail = { ...changed(before, after), ...(password !== undefined && { password: true }) }
    await ctx.audit({ event: 'mail.configured', thing: 'mailConfig', thing_id: 1, detail })
    return { data: await described(ctx) }
  }),

  handle(
    mailConfigCalls.configTest,
    async (ctx) => {
      const to = ctx.user.email
      const outlet = await ctx.services.mail.outlet(ctx.db)
      if (!outlet) return { data: { sent: false, to, answer: ctx.say('mailConfig.noServer') } }
      const { text, html, subject } = composeMail({
        to,
        locale: ctx.locale,
        kind: 'other',
        subject: ctx.say('mailConfig.testSubject'),
        intro: ctx.say('mailConfig.testIntro'),
        footer: ctx.say('mailConfig.testWhy', { name: ctx.user.c_name }),
      })
      const tried = await outlet.transport
        .sendMail({ from: outlet.from, to: { name: '', address: to }, subject, text, html })
        .then(
          (answer: unknown) => ({ sent: true, answer: said(answer) }),
          (error: unknown) => ({ sent: false, answer: error instanceof Error ? error.message : 'unknown' }),
        )
      await ctx.audit({
        event: 'mail.tested',
        thing: 'mailConfig',
        thing_id: 1,
        detail: { sent: tried.sent, to_address: to },
      })
      return { data: { ...tried, to, answer: outlet.spoken(tried.answer) } }
    },
    // A mail server may take its time.
    { transaction: false },
  ),
]
