import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { daysBetween } from '#contract/kit/days/calendar.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from './LateMark.module.css'

type LateMarkProps =
  | {
      readonly children: ReactNode
      /** A sentence goes on in a second line where there is no room. */
      readonly wraps?: boolean
    }
  /** The day that has passed, or the moment; without one it is late all the same. */
  | {
      readonly since: string | null
      /** The day on which it ended all the same: later ones do not count. */
      readonly until?: string | null | undefined
    }

const useLateWords = () => {
  const t = useWords(uiWords)
  const f = useFormat()
  return (since: string | null, until: string | null | undefined): string => {
    if (since === null) return t('late')
    const day = since.length > 'YYYY-MM-DD'.length ? f.dayOf(since) : since
    const count = daysBetween(day, until ?? f.today())
    return count > 0 ? t('daysLate', { count }) : t('late')
  }
}

/** Says in words that something is late and by how many days, or how many are; the same on every screen. */
export const LateMark = (props: LateMarkProps) => {
  const sayLate = useLateWords()
  return (
    <span className={css['late']} data-wraps={('wraps' in props && props.wraps) || undefined}>
      <IconAlertTriangle size={13} stroke={2} aria-hidden />
      {'since' in props ? sayLate(props.since, props.until) : props.children}
    </span>
  )
}
