import { ActionIcon } from '@mantine/core'
import { IconFile, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './files.module.css'

interface StoredFileProps {
  readonly name: string
  /** An image to show instead of a sign. */
  readonly picture?: ReactNode
  readonly locked: boolean
  readonly onRemove: () => void
}

/** A stored file in a field, with a button that removes it. */
export const StoredFile = ({ name, picture, locked, onRemove }: StoredFileProps) => {
  const t = useWords(formWords)
  return (
    <>
      {picture === undefined ? (
        <IconFile size={18} stroke={1.75} aria-hidden />
      ) : (
        <span className={css['shown']}>{picture}</span>
      )}
      <span className={css['name']}>{name}</span>
      <ActionIcon variant="subtle" color="gray" aria-label={t('remove', { name })} disabled={locked} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </>
  )
}
