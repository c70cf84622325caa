import type { MadeLink } from '#contract/kit/madeLink.ts'
import type { Locale } from '#contract/kit/words.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/kit/context.ts'

const inLocale = (path: string, locale: Locale): string => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

/**
 * The address of a screen for a mail. It is the installation's own, never the one that a request names: that one is
 * whatever its sender likes. Undefined where the installation does not know its address; the mail then says the path.
 * It says the mail's language too, in which the page opens for whoever has chosen none in their browser.
 */
export const screenLink = (config: Pick<Config, 'PUBLIC_URL'>, path: string, locale: Locale): string | undefined =>
  config.PUBLIC_URL && `${config.PUBLIC_URL.replace(/\/+$/, '')}/#${inLocale(path, locale)}`

interface Handed {
  readonly path: string
  readonly locale: Locale
  readonly until: Date
}

/** The link of a mail just written, for whoever made it to hand over themself; none where mails leave (decision 161). */
export const handedLink = async (ctx: Context, { path, locale, until }: Handed): Promise<MadeLink | undefined> => {
  const { config, mail } = ctx.services
  if (await mail.sends(ctx.db)) return undefined
  return { url: screenLink(config, path, locale) ?? `/#${inLocale(path, locale)}`, until: until.toISOString() }
}
