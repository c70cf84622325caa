import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { mailSecurities } from '#contract/kit/mail.ts'
import { recordVersion } from '#contract/kit/page.ts'
import { optionalText } from '#contract/kit/text.ts'
import { mailTemplates } from '#contract/mail/templates.ts'

const FOOTER_MAX = 500

/** Name or address of a host; empty where the environment's server is used. */
const host = z
  .string()
  .trim()
  .max(253)
  .regex(/^(?:[\w.-]+|\[?[0-9a-fA-F:.]+\]?)?$/, { error: 'mailConfig.hostRule' })

/** Metadata services of clouds give out secrets at link-local addresses, and no mail server is there. */
const isLinkLocal = (name: string): boolean => /^\[?(?:169\.254\.|fe[89ab][0-9a-f]:|::ffff:169\.254\.)/i.test(name)

const shape = {
  host: host.refine((it) => !isLinkLocal(it), { error: 'mailConfig.hostRule' }),
  port: z.number().int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  username: optionalText(254).unwrap(),
  from_name: optionalText(120).unwrap(),
  from_address: z.union([z.literal(''), z.email({ error: 'auth.emailRule' }).max(254)]),
  footer: optionalText(FOOTER_MAX).unwrap(),
  /** Templates that are switched off: their mails are stored and not sent. */
  off: z.array(z.enum(mailTemplates)).max(mailTemplates.length),
}

/** Fields of the form, without the password, which is never shown. */
const fields = z.object(shape)

const mailConfig = fields.extend({
  /** True when a password is stored; it leaves the server only towards the mail server. */
  has_password: z.boolean(),
  /** Server that mails leave by: these settings, the environment's SMTP_URL, or none. */
  by: z.enum(['settings', 'environment', 'none']),
  /** Host of the environment's SMTP_URL, if there is one. */
  environment_host: z.string().nullable(),
  /** True when PUBLIC_URL is set, which links of mails begin with. */
  has_address: z.boolean(),
  version: z.number().int(),
})
export type MailConfig = z.output<typeof mailConfig>

export const mailConfigCalls = {
  configShow: endpoint({
    method: 'GET',
    path: '/api/mail-settings',
    can: 'mail.configure',
    summary: 'How mails leave: server, sender, footer, and what is switched off; never the password',
    input: z.object({}),
    output: z.object({ data: mailConfig }),
  }),
  configUpdate: endpoint({
    method: 'PUT',
    path: '/api/mail-settings',
    can: 'mail.configure',
    stepUp: true,
    refuses: [409],
    summary: 'Changes how mails leave, from the next mail on and on every server',
    input: fields.partial().extend({
      version: recordVersion,
      /** The stored one when left out; required when host, port, security or user change. */
      password: z.string().max(500).optional(),
    }),
    output: z.object({ data: mailConfig }),
  }),
  configTest: endpoint({
    method: 'POST',
    path: '/api/mail-settings/test',
    can: 'mail.configure',
    summary: 'Sends a mail to the signed-in person by the settings in force, and answers what the mail server said',
    input: z.object({}),
    output: z.object({ data: z.object({ sent: z.boolean(), to: z.string(), answer: z.string() }) }),
  }),
}
