import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { gateCalls } from '#contract/gate/gate.calls.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import type { CallRef, EndpointOf } from '#contract/kit/endpoint.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface MoveButtonsProps {
  readonly of: { readonly id: number; readonly nome: string }
  /** Call that moves it, of a gate or a cell. */
  readonly by: CallRef<EndpointOf<typeof gateCalls.move>>
  /** True at the beginning of the order. */
  readonly first: boolean
  readonly last: boolean
}

/** Buttons to move one place up and down. The one that has no further to go keeps the focus, which a disabled button would
 * lose. */
export const MoveButtons = ({ of: { id, nome }, by, first, last }: MoveButtonsProps) => {
  const t = useWords(gatePageWords)
  const { unlessViewing } = usePreview()
  const move = async (way: 'up' | 'down') => {
    try {
      await call(by, { id, way })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      void reread('gate')
    }
  }
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
      aria-label={t(way, { name: nome })}
      onClick={unlessViewing(() => !ended && void move(way))}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  ))
}
