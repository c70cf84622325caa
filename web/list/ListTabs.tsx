import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Segments } from '#web/kit/ui/Segments.tsx'

interface ListTabsProps<K extends string> {
  /** Name of the group for screen readers. */
  readonly label: string
  readonly tab: K
  readonly choices: readonly { readonly key: K; readonly label: string }[]
  readonly focused: boolean
  readonly onChoose: (tab: K) => void
}

/** Tabs of a screen with several lists. Each list mounts its own; the focus of whoever chose goes from one to the next. */
export const ListTabs = <K extends string>({ label, tab, choices, focused, onChoose }: ListTabsProps<K>) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.querySelector<HTMLInputElement>(':checked')?.focus()
  }, [focused])
  return (
    <div ref={box}>
      <Segments
        label={label}
        name="tab"
        value={tab}
        choices={choices}
        onChange={(key) => key !== undefined && onChoose(key)}
      />
    </div>
  )
}

/** The tab in the address; the first one where it names none. */
export const useListTab = <K extends string>(names: readonly K[], first: NoInfer<K>) => {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<K>()
  const tab = names.find((it) => it === params.get('tab')) ?? first
  const choose = (key: K) => {
    setChosen(key)
    // Search, page and filters are each list's own.
    setParams(new URLSearchParams(key === first ? '' : `tab=${key}`))
  }
  return { tab, focused: tab === chosen, onChoose: choose }
}
