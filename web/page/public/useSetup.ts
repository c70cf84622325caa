import { setupCalls } from '#contract/setup/setup.calls.ts'
import { useCall } from '#web/kit/call/query.ts'

/** What everybody may know of this installation: its organisation, whether mails leave it, the language it begins in. */
export const useSetup = () => useCall(setupCalls.state, {}, { staleTime: 60_000 })
