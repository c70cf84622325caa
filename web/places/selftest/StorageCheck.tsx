import { Button } from '@mantine/core'
import { IconDatabase } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#contract/kit/words.ts'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { tryStorage, type StorageFacts } from '#web/kit/device/storage.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { CheckCard } from '#web/places/selftest/CheckCard.tsx'
import type { CheckProps, Outcome } from '#web/places/selftest/outcome.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Bytes as people read them: `1,2 MB`. */
const sizeText = (bytes: number, locale: Locale): string => {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const number = new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'en', { maximumFractionDigits: step === 0 ? 0 : 1 })
  return `${number.format(bytes / 1000 ** step)} ${units[step]}`
}

const judge = ({ local, tab, database }: StorageFacts): Outcome => {
  if (!local && !tab) return { state: 'failed', said: 'storage_none', advice: 'storage_none_do' }
  if (!local || !tab || !database) return { state: 'warn', said: 'storage_partly', advice: 'storage_partly_do' }
  return { state: 'ok', said: 'storage_ok' }
}

/** Runs by itself when the page opens: it asks for nothing. */
export const StorageCheck = ({ outcome, report }: CheckProps) => {
  const t = useWords(selfTestWords)
  const locale = useLocale()
  const [facts, setFacts] = useState<StorageFacts>()
  const [turn, setTurn] = useState(0)
  const tell = useEffectEvent((found: StorageFacts) => {
    setFacts(found)
    report(judge(found))
  })
  useEffect(() => {
    let left = false
    void tryStorage().then((found) => !left && tell(found))
    return () => {
      left = true
    }
  }, [turn])
  const size = (bytes: number) => sizeText(bytes, locale)
  return (
    <CheckCard
      name="storage"
      icon={IconDatabase}
      outcome={outcome}
      actions={
        <Button variant="default" onClick={() => setTurn(turn + 1)}>
          {t('again')}
        </Button>
      }
    >
      {facts?.used !== undefined && facts.quota !== undefined && (
        <p className="figures">{t('storage_used', { used: size(facts.used), quota: size(facts.quota) })}</p>
      )}
    </CheckCard>
  )
}
