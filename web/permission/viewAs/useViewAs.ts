import { useState } from 'react'
import { useNavigate } from 'react-router'
import { viewAsWords } from '#contract/permission/viewAs.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { startViewing, type Target } from '#web/permission/viewAs/viewing.ts'

/** Begins a preview from a screen; says why when it cannot, and answers whether it could. */
export const useViewAs = () => {
  const t = useWords(viewAsWords)
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const start = async (target: Target): Promise<boolean> => {
    setStarting(true)
    try {
      await startViewing(target, navigate)
      return true
    } catch (error) {
      toast.error(isCallError(error) ? error.message : t('failed'))
      return false
    } finally {
      setStarting(false)
    }
  }
  return { starting, start }
}
