import type { ReactNode } from 'react'
import { fileCalls } from '#contract/file/file.calls.ts'
import { useLinked } from '#web/kit/call/linked.ts'

interface PhotoProps {
  readonly id: number
  /** Shown until the image has loaded, and in its place when it cannot be seen. */
  readonly children: ReactNode
}

/** An image file of the server's, as far as this person may see it. */
export const Photo = ({ id, children }: PhotoProps) => {
  const url = useLinked(fileCalls.link, { id })
  return url === undefined ? children : <img src={url} alt="" />
}
