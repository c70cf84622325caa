import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'

interface MoveButtonsProps {
  readonly name: string
  /** True at the beginning of the order. */
  readonly first: boolean
  readonly last: boolean
  readonly onMove: (way: 'up' | 'down') => void
}

/** Buttons to move one place up and down. The one that has no further to go keeps the focus, which a disabled button would
 * lose. */
export const MoveButtons = ({ name, first, last, onMove }: MoveButtonsProps) => {
  const t = useWords(gatePageWords)
  const { unlessViewing } = usePreview()
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-disabled={first || undefined}
        data-disabled={first || undefined}
        aria-label={t('up', { name })}
        onClick={unlessViewing(() => !first && onMove('up'))}
      >
        <IconChevronUp size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-disabled={last || undefined}
        data-disabled={last || undefined}
        aria-label={t('down', { name })}
        onClick={unlessViewing(() => !last && onMove('down'))}
      >
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  )
}
