import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'

/** Says in words that something is blocked by something else; the same on every screen. */
export const BlockedMark = ({ children }: { readonly children: ReactNode }) => (
  <StatusBadge tone="warn" icon={IconLock}>
    {children}
  </StatusBadge>
)
