import { lazy, useState, type ComponentType } from 'react'

/** Parts whose files a screen has fetched before it shows. */
const parts: (() => Promise<unknown>)[] = []

/**
 * A part in a file of its own that stands at once where `earlyParts` has fetched it, and else comes later, behind the
 * nearest `Suspense`. React shows what it had to wait for 300 ms after the stand-in at the soonest, however early the
 * file is there; so a screen whose parts were fetched beside it must not begin with stand-ins.
 */
export const early = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let here: ComponentType<P> | undefined
  const fetchPart = async (): Promise<ComponentType<P>> => (here ??= await load())
  parts.push(fetchPart)
  const Later = lazy(async () => ({ default: await fetchPart() }))
  return (props) => {
    // Once, so that a part that came later is not made anew when it is drawn again.
    const [Shown] = useState<ComponentType<P>>(() => here ?? Later)
    return <Shown {...props} />
  }
}

/** Fetches all such parts that are known by now. One that can't be fetched fails where it is shown. */
export const earlyParts = async (): Promise<void> => {
  await Promise.allSettled(parts.map((fetchPart) => fetchPart()))
}
