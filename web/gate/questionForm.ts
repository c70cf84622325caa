import { onDemand } from '#web/kit/ui/onDemand.tsx'

/** The form of a question about a gate, and of the answer to one. */
export const questionForm = onDemand('Question', async () => (await import('#web/gate/TextDialog.tsx')).TextDialog)
