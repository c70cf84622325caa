import { useSearchParams } from 'react-router'

const NAME = 'import'

/** Open import in the address, so that it survives a reload: its number, or a new one. */
export const useImportAddress = () => {
  const [params, setParams] = useSearchParams()
  const value = params.get(NAME)
  const go = (next: string | null): void =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (next === null) after.delete(NAME)
      else after.set(NAME, next)
      return after
    })
  return {
    id: /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : undefined,
    isOpen: value !== null,
    open: (which: number | 'new') => go(String(which)),
    close: () => go(null),
  }
}
