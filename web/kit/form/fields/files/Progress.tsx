import { Button } from '@mantine/core'
import { formWords } from '#contract/kit/form.words.ts'
import { uiWords } from '#contract/kit/ui.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './files.module.css'

interface ProgressProps {
  readonly name: string
  readonly share: number
  readonly onCancel: () => void
}

/** How much of a file has been sent, told in tenths to those who do not see it. */
export const Progress = ({ name, share, onCancel }: ProgressProps) => {
  const t = useWords(formWords)
  const ui = useWords(uiWords)
  const percent = Math.round(share * 100)
  return (
    <>
      <progress className={css['progress']} max={1} value={share} aria-label={t('fileSending', { name, percent })} />
      <span role="status" className="visually-hidden">
        {t('fileSending', { name, percent: Math.floor(share * 10) * 10 })}
      </span>
      <Button variant="subtle" size="xs" color="gray" onClick={onCancel}>
        {ui('cancel')}
      </Button>
    </>
  )
}
