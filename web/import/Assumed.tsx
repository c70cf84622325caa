import type { ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { Notice, Section } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './import.module.css'

/** Cells with several readings, and what each becomes: only a person knows whether 38 are hours or seconds. */
export const Assumed = ({ of }: { readonly of: ImportInfo }) => {
  const t = useWords(importScreenWords)
  const f = useFormat()
  if (of.assumed.length === 0) return null
  const shown = (as: ImportInfo['assumed'][number]['as'], becomes: string): string => {
    if (as === 'dmy' || as === 'mdy') return f.longDay(`${becomes}T12:00:00Z`)
    return /^-?\d+\.\d\d$/.test(becomes) ? f.money(Math.round(Number(becomes) * 100)) : becomes
  }
  return (
    <Section title={t('assumed')}>
      <Notice>{t('assumedLead')}</Notice>
      <ul className={css['lines']}>
        {of.assumed.map(({ header, as, cells }) => (
          <li key={`${header} ${as}`}>
            <b>{header}</b>: {t(`assumed_${as}`)}
            {cells.map(({ value, becomes }) => (
              <div key={value} className="figures">
                {value} → {shown(as, becomes)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
