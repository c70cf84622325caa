import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './LoopShowScreen.module.css'

const hintOf = ({ offline }: LoopDetail, byHand: boolean) => {
  if (byHand) return 'byHandHint'
  return offline ? 'offlineHint' : 'originalHint'
}

/** The marks as they fell, and every adjustment beside them with its author, reason and time. */
export const LoopMarks = ({ of }: { of: LoopDetail }) => {
  const t = useWords(loopCenterWords)
  const c = useWords(loopCorrectWords)
  const f = useFormat()
  // Nobody marked what was written by hand; why it was written counts until somebody adjusts it.
  const byHand = of.history.some(({ event }) => event === 'loop.written')
  const why = byHand && of.adjustments.length === 0 ? of.ajustes : null
  const started = of.inicio !== of.inicio_marca
  return (
    <section aria-labelledby="loop-marks">
      <h2 id="loop-marks" className={css['heading']}>
        {t('marks')}
      </h2>
      <div className={css['pair']}>
        <div className={css['box']}>
          <h3 className={css['subhead']}>{t(byHand ? 'byHand' : 'original')}</h3>
          <p className={css['hint']}>{t(hintOf(of, byHand))}</p>
          <FactList
            facts={[
              { label: t('column_inicio'), value: f.dateTime(of.inicio_marca) },
              { label: t('column_fim'), value: f.dateTime(of.data_fim) },
              ...(why === null ? [] : [{ label: t('handWhy'), value: why }]),
              ...(of.stop_note === null ? [] : [{ label: t('stopNote'), value: of.stop_note }]),
            ]}
          />
        </div>
        <div className={css['box']}>
          <h3 className={css['subhead']}>{t('adjustments')}</h3>
          {started && (
            <p className="figures">
              {c('newStart')} <strong>{f.dateTime(of.inicio)}</strong>
            </p>
          )}
          {of.adjustments.length === 0 ? (
            !started && <p className={css['hint']}>{t('noAdjustments')}</p>
          ) : (
            <>
              {of.adjustments.length > 1 && <p className={css['hint']}>{t('adjustmentsHint')}</p>}
              <ol className={css['adjustments']}>
                {of.adjustments.map((adjustment) => (
                  <li key={adjustment.id}>
                    <p className="figures">
                      {t('newEnd')} <strong>{f.dateTime(adjustment.data_fim)}</strong>
                    </p>
                    <p className={css['reason']}>
                      {adjustment.reason ? t(`reason_${adjustment.reason}`) : adjustment.ajustes}
                    </p>
                    <p className={css['hint']}>
                      {t('adjustedBy', { author: adjustment.author, date: f.dateTime(adjustment.created_at) })}
                    </p>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
