import { z } from 'zod'
import type { CepAddress } from '#contract/kit/brazil/brazil.ts'
import { ufField } from '#contract/kit/brazil/fields.ts'
import type { Services } from '#server/kit/context.ts'
import { readConfigured } from '#server/kit/outside/read.ts'

const PATIENCE_MS = 3000
const MOST_BYTES = 16 * 1024
const KEPT = 2000
const KEPT_MS = 24 * 3_600_000

/** Both forms that address services of Brazil answer in: ViaCEP's, and BrasilAPI's. */
const found = z.union([
  z
    .object({ logradouro: z.string(), bairro: z.string(), localidade: z.string(), uf: ufField })
    .transform(({ logradouro, bairro, localidade, uf }) => ({
      street: logradouro,
      district: bairro,
      city: localidade,
      uf,
    })),
  z
    .object({ street: z.string().nullish(), neighborhood: z.string().nullish(), city: z.string(), state: ufField })
    .transform(({ street, neighborhood, city, state }) => ({
      street: street ?? '',
      district: neighborhood ?? '',
      city,
      uf: state,
    })),
])

interface Known {
  readonly address: CepAddress | null
  readonly until: number
}
const known = new Map<string, Known>()

const ask = async (url: string): Promise<CepAddress | null> => {
  const { status, text } = await readConfigured(url, { patienceMs: PATIENCE_MS, mostBytes: MOST_BYTES })
  if (status >= 500) throw new Error(`The address service answered ${status}.`)
  const parsed = status === 200 ? found.safeParse(JSON.parse(text)) : undefined
  return parsed?.success ? parsed.data : null
}

/** The address of a CEP by the configured service; null where none is, it knows none, or it does not answer. */
export const findCep = async (
  cep: string,
  { config, log, now }: Pick<Services, 'config' | 'log' | 'now'>,
): Promise<CepAddress | null> => {
  const service = config.ADDRESS_SERVICE_URL
  if (!service) return null
  const url = service.replace('{cep}', cep)
  const at = now().getTime()
  const held = known.get(url)
  if (held && held.until > at) return held.address
  try {
    const address = await ask(url)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= KEPT) known.delete(oldest)
    known.set(url, { address, until: at + KEPT_MS })
    return address
  } catch (error) {
    // The address can be typed: nobody waits for a service that does not answer.
    log.warn({ err: error }, 'an address could not be looked up')
    return null
  }
}
