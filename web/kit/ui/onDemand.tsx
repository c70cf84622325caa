import { useEffect, useEffectEvent, useState, type ComponentType, type FunctionComponent } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { inTime } from '#web/kit/call/load.ts'
import { whenIdleOrTouched, whenTouched } from '#web/kit/device/touched.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { store } from '#web/kit/store.ts'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'

/** Number of parts that somebody waits for; the shell's progress line shows it. */
export const partsAwaited = store(0)

const awaited = async <T,>(fetching: Promise<T>): Promise<T> => {
  partsAwaited.set((it) => it + 1)
  try {
    return await fetching
  } finally {
    partsAwaited.set((it) => it - 1)
  }
}

export interface OnDemand<P> {
  /**
   * Shows the part once it is there; where it could not be fetched the person is told, and `onMissing` is called, which is a
   * dialog's `onClose` unless it is given.
   */
  readonly Part: FunctionComponent<P & { readonly onMissing?: () => void }>
  /**
   * Fetches the part soon after the page is touched, so that it opens at once, also when the network is cut then;
   * `idle`: or once the page has nothing to do; false: not at all, for who cannot open it.
   */
  useAhead(when?: 'touched' | 'idle' | false): void
  /** True once the part can be shown, for what stands around it; fetches it when it is wanted. */
  useThere(wanted: boolean): boolean
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
  const fetchPart = async (): Promise<ComponentType<P>> => (fetched ??= await inTime(load()))
  const Part = ({ onMissing, ...props }: P & { readonly onMissing?: () => void }) => {
    const [Shown, setShown] = useState(() => fetched)
    const [missing, setMissing] = useState(false)
    const miss = useEffectEvent((error: unknown) => {
      logFailure(name, error)
      toast.error(say(uiWords, 'networkError'))
      setMissing(true)
      const { onClose } = props as { readonly onClose?: () => void }
      ;(onMissing ?? onClose)?.()
    })
    useEffect(() => {
      if (Shown) return undefined
      let gone = false
      awaited(fetchPart()).then(
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
    useThere: (wanted) => {
      const [there, setThere] = useState(() => fetched !== undefined)
      useEffect(() => {
        if (!wanted || there) return undefined
        let gone = false
        // Where it could not be fetched, the part itself says so.
        const shown = () => !gone && setThere(true)
        awaited(fetchPart()).then(shown, shown)
        return () => {
          gone = true
        }
      }, [wanted, there])
      return there || fetched !== undefined
    },
    useAhead: (when = 'touched') =>
      useEffect(() => {
        if (when === false) return undefined
        const wait = when === 'idle' ? whenIdleOrTouched : whenTouched
        return wait(() => void fetchPart().catch(() => undefined))
      }, [when]),
  }
}
