import type { ReactNode } from 'react'
import type { fileCalls } from '#contract/file/file.ts'
import { useLinked } from '#web/kit/call/linked.ts'
import { endpointRef } from '#web/kit/call/request.ts'

/** Without its schema, since every page shows a face before it needs any. */
const link = endpointRef<typeof fileCalls.link>('GET', '/api/files/:id/link', 'login')

interface PhotoProps {
  readonly id: number
  /** Shown until the image has loaded, and in its place when it cannot be seen. */
  readonly children: ReactNode
}

/** An image file of the server's, as far as this person may see it. */
export const Photo = ({ id, children }: PhotoProps) => {
  const url = useLinked(link, { id })
  return url === undefined ? children : <img src={url} alt="" />
}
