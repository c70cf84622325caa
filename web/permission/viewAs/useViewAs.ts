import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SignedInRole } from '#contract/access/roles.ts'
import { viewAsWords } from '#contract/permission/viewAs.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { startViewing } from '#web/permission/viewAs/viewing.ts'

/** Begins a preview from a screen; says why when it cannot. */
export const useViewAs = () => {
  const t = useWords(viewAsWords)
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const start = async (role: SignedInRole): Promise<void> => {
    setStarting(true)
    try {
      await startViewing(role, navigate)
    } catch (error) {
      toast.error(isCallError(error) ? error.message : t('failed'))
    } finally {
      setStarting(false)
    }
  }
  return { starting, start }
}
