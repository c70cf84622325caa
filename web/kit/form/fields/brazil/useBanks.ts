import { useEffect, useState } from 'react'
import { inTime } from '#web/kit/call/load.ts'

interface Bank {
  readonly code: string
  readonly name: string
}

/** The banks of the Central Bank's list: 37 kB that come once something asks for them. */
export const useBanks = (): readonly Bank[] | undefined => {
  const [banks, setBanks] = useState<readonly Bank[]>()
  useEffect(() => {
    let here = true
    void inTime(import('@brazilian-utils/brazilian-utils/get-banks')).then(({ getBanks }) => {
      if (here) setBanks(getBanks())
    })
    return () => {
      here = false
    }
  }, [])
  return banks
}

/** `260 · Nu Pagamentos`; its digits alone while the list is on its way, or where it does not name them. */
export const bankLabel = (code: string, banks: readonly Bank[] = []): string => {
  const bank = banks.find((it) => it.code === code)
  return bank && bank.name !== '' ? `${code} · ${bank.name}` : code
}
