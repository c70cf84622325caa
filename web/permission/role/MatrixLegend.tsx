import { IconCheck } from '@tabler/icons-react'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './MatrixLegend.module.css'

const marks = ['Held', 'None', 'Unsaved', 'Different', 'Idle'] as const

/** Legend of the matrix's marks. */
export const MatrixLegend = () => {
  const t = useWords(permissionScreenWords)
  return (
    <ul className={css['legend']} aria-label={t('legend')}>
      {marks.map((mark) => (
        <li key={mark} data-mark={mark} title={mark === 'Idle' ? t('noEffectNote') : undefined}>
          <span className={css['box']} aria-hidden>
            {mark === 'Held' && <IconCheck size={11} stroke={2.75} />}
          </span>
          {t(`legend${mark}`)}
        </li>
      ))}
    </ul>
  )
}
