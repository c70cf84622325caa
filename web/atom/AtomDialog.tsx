import { LoopersDialog } from '#web/atom/LoopersDialog.tsx'
import { PriorityDialog } from '#web/atom/priority/PriorityDialog.tsx'
import { ResponsibleDialog } from '#web/atom/ResponsibleDialog.tsx'
import { TransferDialog } from '#web/atom/TransferDialog.tsx'
import type { AtomDialogProps } from '#web/atom/useDone.ts'

const dialogs = {
  loopers: LoopersDialog,
  responsible: ResponsibleDialog,
  priority: ({ of, onClose }: AtomDialogProps) => <PriorityDialog id={of.id} onClose={onClose} />,
  transfer: TransferDialog,
} as const

export type Asked = keyof typeof dialogs

/** What an atom's page asks for: its loopers, who is responsible, its priority, or where it goes. */
export const AtomDialog = ({ asked, ...props }: AtomDialogProps & { readonly asked: Asked }) => {
  const Shown = dialogs[asked]
  return <Shown {...props} />
}
