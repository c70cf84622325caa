import { Button } from '@mantine/core'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './SaveBar.module.css'

interface SaveBarProps {
  readonly count: number
  readonly onDiscard: () => void
  readonly onReview: () => void
}

/** Stays at the foot of the window while something is not saved. */
export const SaveBar = ({ count, onDiscard, onReview }: SaveBarProps) => {
  const t = useWords(permissionScreenWords)
  return (
    <div className={css['bar']} role="region" aria-label={t('unsaved', { count })}>
      <p className={`${css['count']} figures`} role="status">
        {t('unsaved', { count })}
      </p>
      <Button variant="default" onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button onClick={onReview}>{t('review')}</Button>
    </div>
  )
}
