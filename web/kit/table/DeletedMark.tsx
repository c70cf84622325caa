import { IconAlertTriangle } from '@tabler/icons-react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DataTable.module.css'

/** Says that a row, or what it belongs to, was deleted: an icon and the word, the day in the tooltip. */
export const DeletedMark = ({ at }: { at: string }) => {
  const t = useWords(uiWords)
  const f = useFormat()
  return (
    <>
      {' '}
      <span className={css['deleted']} title={t('deletedAt', { date: f.dateTime(at) })}>
        <IconAlertTriangle size={14} stroke={2} aria-hidden />
        {t('deleted')}
      </span>
    </>
  )
}
