import type { ReactNode } from 'react'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useLocale } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

export interface MailLocaleProps {
  /** Language of a mail to somebody new, unless another is chosen. */
  readonly locale: 'pt' | 'en'
  /** True when mails leave this installation; undefined while unknown. */
  readonly mail: boolean | undefined
}

/**
 * A form with a mail begins in the organisation's language, so it waits until that is known: a form reads what it
 * begins with once. Where the question is refused, the reader's own language is the likeliest.
 */
export const MailLocale = ({ children }: { readonly children: (mail: MailLocaleProps) => ReactNode }) => {
  const own = useLocale()
  const { data, isPending } = useSetup()
  if (isPending) return <Loading rows={4} />
  return children({ locale: data?.locale ?? own, mail: data?.mail })
}
