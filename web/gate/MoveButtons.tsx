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
  const ways = [
    { way: 'up', ended: first, Icon: IconChevronUp },
    { way: 'down', ended: last, Icon: IconChevronDown },
  ] as const
  return ways.map(({ way, ended, Icon }) => (
    <ActionIcon
      key={way}
      variant="subtle"
      color="gray"
      aria-disabled={ended || undefined}
      data-disabled={ended || undefined}
      aria-label={t(way, { name })}
      onClick={unlessViewing(() => !ended && onMove(way))}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  ))
}
