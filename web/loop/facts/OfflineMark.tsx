import { IconCloudOff } from '@tabler/icons-react'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './LoopPart.module.css'

/** Times that a device gave, without a connection to the server (decision 008). */
export const OfflineMark = () => {
  const t = useWords(loopCenterWords)
  return (
    <span className={css['offline']} title={t('offlineHint')}>
      <IconCloudOff size={14} stroke={1.75} aria-hidden />
      <span className={css['offlineWord']}>{t('offlineMark')}</span>
    </span>
  )
}
