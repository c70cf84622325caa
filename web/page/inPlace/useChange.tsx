import { useRef, useState, type ReactNode } from 'react'
import type { OnDemand } from '#web/kit/ui/onDemand.tsx'
import { FactPlaceContext } from '#web/page/inPlace/place.ts'

/** What changes a fact where it stands. */
export interface Change<R> {
  /** The form of the record. */
  readonly part: OnDemand<{ readonly of: R; readonly onClose: () => void }>
  /** Fields that may be changed, by the key of their column. */
  readonly fields: ReadonlyMap<string, string>
  readonly stored: (row: R) => void
}

/** The fact that is open for a change: one at a time, and none takes the place of one in which something is typed. */
export const useChange = <R,>(row: R, change: Change<R> | undefined) => {
  const [open, setOpen] = useState<string>()
  const dirty = useRef(false)
  return (key: string): { readonly onChange?: () => void; readonly field?: ReactNode } => {
    const field = change?.fields.get(key)
    if (!change || field === undefined) return {}
    const { part, stored } = change
    const place = { field, stored, typed: (is: boolean) => void (dirty.current = is) }
    return {
      onChange: () => {
        if (!dirty.current) setOpen(key)
      },
      field:
        open === key ? (
          <FactPlaceContext value={place}>
            <part.Part of={row} onClose={() => setOpen(undefined)} />
          </FactPlaceContext>
        ) : undefined,
    }
  }
}
