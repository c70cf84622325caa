import { useCall } from '#web/kit/call/query.ts'
import { signInCalls } from '#web/signInCalls.ts'

/** What everybody may know of this installation: its organisation, whether mails leave it, the language it begins in. */
export const useSetup = () => useCall(signInCalls.setup, {}, { staleTime: 60_000 })
