import type { Locale } from '#contract/kit/words.ts'
import type { Config } from '#server/config.ts'

/**
 * The address of a screen for a mail. It is the installation's own, never the one that a request names: that one is
 * whatever its sender likes. Undefined where the installation does not know its address; the mail then says the path.
 * It says the mail's language too, in which the page opens for whoever has chosen none in their browser.
 */
export const screenLink = (config: Pick<Config, 'PUBLIC_URL'>, path: string, locale: Locale): string | undefined =>
  config.PUBLIC_URL &&
  `${config.PUBLIC_URL.replace(/\/+$/, '')}/#${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
