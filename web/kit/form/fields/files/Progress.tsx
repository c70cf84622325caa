import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { percentOf } from '#contract/kit/percent.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Sending } from '#web/kit/form/fields/files/useUploads.ts'
import { useWords } from '#web/kit/words.ts'
import css from './files.module.css'

interface ProgressProps {
  readonly of: Sending
  readonly onCancel: () => void
  readonly onAgain: () => void
}

/** Progress of an upload, announced to screen readers in tenths; or the reason of its failure. */
export const Progress = ({ of: { file, share, state, error, again }, onCancel, onAgain }: ProgressProps) => {
  const t = useWords(formWords)
  const ui = useWords(uiWords)
  const { name } = file
  const said =
    state === 'waiting'
      ? t('fileWaiting', { name })
      : state === 'checking'
        ? t('fileChecking', { name })
        : t('fileSending', { name, percent: Math.floor(share * 10) * 10 })
  return (
    <div className={css['sending']} data-state={state}>
      <span className={css['name']}>{name}</span>
      {state === 'failed' ? (
        <span role="alert" className={css['failed']}>
          {error}
        </span>
      ) : (
        <>
          <progress
            className={css['progress']}
            max={1}
            {...(state === 'checking' ? {} : { value: share })}
            aria-label={t('fileSending', { name, percent: percentOf(share, 1) })}
          />
          <span role="status" className={state === 'sending' ? 'visually-hidden' : css['says']}>
            {said}
          </span>
        </>
      )}
      {state === 'failed' && again && (
        <Button variant="default" size="xs" aria-label={t('fileAgain', { name })} onClick={onAgain}>
          {ui('retry')}
        </Button>
      )}
      <ActionIcon variant="subtle" color="gray" aria-label={t('fileCancel', { name })} onClick={onCancel}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
