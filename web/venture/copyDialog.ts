import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'

/** The dialog that makes a venture from another one. */
export const copy = onDemand('Copy', async () => (await import('#web/venture/CopyDialog.tsx')).CopyDialog)

/** True for whoever makes ventures and sees their structure; the dialog is fetched ahead for them. */
export const useMayCopy = (): boolean => {
  const { can } = useSession()
  const { viewing } = usePreview()
  const may = !viewing && can('projeto.seeStructure') && can('projeto.create')
  copy.useAhead(may && 'touched')
  return may
}
