import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserStorage } from '#web/kit/storage.ts'

/** A choice that this browser remembers; the first one until somebody chose. */
export const useRemembered = <K extends string>(name: string, choices: readonly [K, ...K[]]) => {
  const key = `nucleo.sheet.${name}`
  const [value, setValue] = useState<K>(() => choices.find((it) => it === browserStorage.get(key)) ?? choices[0])
  const choose = (next: K): void => {
    browserStorage.set(key, next)
    setValue(next)
  }
  return [value, choose] as const
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[1-9]\d{0,9}$/

/** Whose week the address names, and a day of it; undefined for one’s own and for the present one. */
export const useSheetPlace = () => {
  const [search, setSearch] = useSearchParams()
  const week = search.get('week') ?? ''
  const person = search.get('person') ?? ''
  const put = (name: 'week' | 'person', value: string | undefined): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    week: DAY.test(week) ? week : undefined,
    person: ID.test(person) ? Number(person) : undefined,
    goTo: (day: string | undefined) => put('week', day),
    show: (id: number | undefined) => put('person', id === undefined ? undefined : String(id)),
  }
}
export type SheetPlace = ReturnType<typeof useSheetPlace>
