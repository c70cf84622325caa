import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { whenIdleOrTouched } from '#web/kit/device/touched.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'

interface OnDemand<P> {
  /** Shows the part once it is there; `onMissing` is called, and the person told, where it could not be fetched. */
  readonly Part: ComponentType<P & { onMissing: () => void }>
  /** Fetches the part once the page has nothing to do or is touched, so that it opens at once, also when the network is cut then. */
  useAhead(): void
}

/**
 * A part that opens at a press, in a file of its own. A fetch that failed is tried again the next time it is shown. One
 * that stands on its page from the beginning has a stand-in of so many `rows`.
 */
export const onDemand = <P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  rows?: number,
): OnDemand<P> => {
  let fetched: ComponentType<P> | undefined
  const fetchPart = async (): Promise<ComponentType<P>> => (fetched ??= await load())
  const Part = ({ onMissing, ...props }: P & { onMissing: () => void }) => {
    const [Shown, setShown] = useState(() => fetched)
    const [missing, setMissing] = useState(false)
    const miss = useEffectEvent((error: unknown) => {
      logFailure(name, error)
      toast.error(say(uiWords, 'networkError'))
      setMissing(true)
      onMissing()
    })
    useEffect(() => {
      if (Shown) return undefined
      let gone = false
      fetchPart().then(
        (part) => !gone && setShown(() => part),
        (error: unknown) => !gone && miss(error),
      )
      return () => {
        gone = true
      }
    }, [Shown])
    if (Shown) return <Shown {...(props as unknown as P)} />
    return rows === undefined || missing ? null : <Loading rows={rows} />
  }
  return {
    Part,
    useAhead: () => useEffect(() => whenIdleOrTouched(() => void fetchPart().catch(() => undefined)), []),
  }
}
