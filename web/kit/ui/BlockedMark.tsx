import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'

/** That something waits for something else, in words: the one look that this has on every screen. */
export const BlockedMark = ({ children }: { readonly children: ReactNode }) => (
  <StatusBadge tone="warn" icon={IconLock}>
    {children}
  </StatusBadge>
)
