import { useEffect, useRef, useState } from 'react'
import type { CepAddress, Uf } from '#contract/kit/brazil/brazil.ts'
import { ufOfCep } from '#contract/kit/brazil/cep.ts'
import type { Field, Maybe } from '#web/kit/form/field.ts'

interface AddressFields {
  readonly street?: Maybe<string> | undefined
  readonly district?: Maybe<string> | undefined
  readonly city?: Maybe<string> | undefined
  readonly uf?: Field<Uf | null> | undefined
}

interface Asked {
  readonly cep: string
  readonly address: CepAddress | undefined
}

/** Fills a field that is empty or holds the previous CEP's value, never one that somebody typed. */
const fill = (field: Maybe<string> | undefined, next: string, before: string | undefined): void => {
  if (field && next !== '' && (!field.value || field.value === before)) field.set(next)
}

/** Looks up the address of a CEP in the background; errors are ignored, since everything can be typed. */
export const useCep = (
  find: ((cep: string) => Promise<CepAddress | undefined | null>) | undefined,
  given: AddressFields,
) => {
  const [said, setSaid] = useState<'cepFinding' | 'cepFound' | 'cepUnknown'>()
  const last = useRef<Asked>(undefined)
  // Latest fields, for when the answer arrives.
  const fields = useRef(given)
  useEffect(() => {
    fields.current = given
  })
  const put = (address: CepAddress, before: CepAddress | undefined): void => {
    const { street, district, city, uf } = fields.current
    fill(street, address.street, before?.street)
    fill(district, address.district, before?.district)
    fill(city, address.city, before?.city)
    if (uf && (uf.value === null || uf.value === before?.uf)) uf.set(address.uf)
  }
  const ask = async (cep: string): Promise<void> => {
    if (!find) return
    const before = last.current?.address
    last.current = { cep, address: before }
    setSaid('cepFinding')
    const address = await find(cep).catch(() => undefined)
    // Another CEP was typed meanwhile.
    if (last.current.cep !== cep) return
    last.current = { cep, address: address ?? before }
    setSaid(address === null ? undefined : address ? 'cepFound' : 'cepUnknown')
    if (address) put(address, before)
  }
  return {
    said,
    look: (cep: string): void => {
      const state = ufOfCep(cep)
      const { uf } = fields.current
      if (uf && state && uf.value === null) uf.set(state)
      if (last.current?.cep !== cep) void ask(cep)
    },
  }
}
