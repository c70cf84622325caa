import { isCnpj } from '#contract/kit/brazil/brazil.ts'
import { inYears } from '#contract/kit/page.ts'
import { NFSE_BYTES } from '#contract/paper/paper.codes.ts'
import { isXmlNode, readXml, xmlAt, xmlText, type XmlNode } from '#server/kit/xml.ts'

/** An electronic service invoice, as far as a payment order is matched to it. */
export interface Nfse {
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly issued_on: string
  /** CNPJ of whoever provided the service. */
  readonly provider: string
  /** CNPJ or CPF of whoever took it. */
  readonly taker: string | null
  readonly centavos: number
}

export type NfseLack = 'number' | 'day' | 'provider' | 'value'
export type NfseRead =
  | { readonly ok: true; readonly note: Nfse }
  | { readonly ok: false; readonly why: 'unreadable' | 'cancelled' }
  | { readonly ok: false; readonly why: 'lacks'; readonly what: NfseLack }

/** `1234.50` in centavos; undefined for anything else. */
const centavosOf = (text: string | undefined): number | undefined => {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?0*$/.exec(text ?? '')
  if (!match) return undefined
  const centavos = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return centavos > 0 ? centavos : undefined
}

/** A day that the calendar has: Date alone would take 30 February for 2 March. */
const dayOf = (text: string | undefined): string | undefined => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(text ?? '')?.[1]
  const time = Date.parse(day ?? '')
  return day && !Number.isNaN(time) && inYears(day) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/** Both layouts count notes in whole numbers: zeros before one are of no meaning, and would make another note of it. */
const numberOf = (text: string | undefined): string | undefined => /^0*([1-9]\d{0,19})$/.exec(text ?? '')?.[1]

type Found = { readonly [K in keyof Nfse]: Nfse[K] | undefined }

/** The national layout: `NFSe/infNFSe`, with what was declared below `DPS/infDPS`. */
const national = (root: XmlNode): Found | undefined => {
  const note = xmlAt(root, 'NFSe/infNFSe')
  if (!isXmlNode(note)) return undefined
  return {
    number: numberOf(xmlText(note, 'nNFSe')),
    issued_on: dayOf(xmlText(note, 'DPS/infDPS/dhEmi', 'dhProc')),
    provider: xmlText(note, 'emit/CNPJ', 'DPS/infDPS/prest/CNPJ'),
    taker: xmlText(note, 'DPS/infDPS/toma/CNPJ', 'DPS/infDPS/toma/CPF') ?? null,
    centavos: centavosOf(xmlText(note, 'DPS/infDPS/valores/vServPrest/vServ', 'valores/vLiq')),
  }
}

const COMPLETE = [
  'CompNfse',
  'ConsultarNfseResposta/ListaNfse/CompNfse',
  'ListaNfse/CompNfse',
  'GerarNfseResposta/ListaNfse/CompNfse',
]

/** The layout of ABRASF, 1 and 2, which municipalities use: `CompNfse/Nfse/InfNfse`, alone or in the answer to a query. */
const municipal = (root: XmlNode): Found | undefined => {
  const note = [...COMPLETE.map((it) => xmlAt(root, `${it}/Nfse/InfNfse`)), xmlAt(root, 'Nfse/InfNfse')].find(isXmlNode)
  if (!note) return undefined
  const declared = xmlAt(note, 'DeclaracaoPrestacaoServico/InfDeclaracaoPrestacaoServico')
  const either = isXmlNode(declared) ? { ...note, ...declared } : note
  return {
    number: numberOf(xmlText(note, 'Numero')),
    issued_on: dayOf(xmlText(note, 'DataEmissao')),
    provider: xmlText(
      { note, either },
      'note/PrestadorServico/IdentificacaoPrestador/CpfCnpj/Cnpj',
      'note/PrestadorServico/IdentificacaoPrestador/Cnpj',
      'either/Prestador/CpfCnpj/Cnpj',
      'either/Prestador/Cnpj',
    ),
    taker:
      xmlText(
        either,
        'TomadorServico/IdentificacaoTomador/CpfCnpj/Cnpj',
        'Tomador/IdentificacaoTomador/CpfCnpj/Cnpj',
        'TomadorServico/IdentificacaoTomador/CpfCnpj/Cpf',
        'Tomador/IdentificacaoTomador/CpfCnpj/Cpf',
      ) ?? null,
    centavos: centavosOf(xmlText(either, 'Servico/Valores/ValorServicos')),
  }
}

/** Cancelled, or another note was given in its place. */
const isCancelled = (root: XmlNode): boolean =>
  COMPLETE.flatMap((it) => [`${it}/NfseCancelamento`, `${it}/NfseSubstituicao`]).some((path) =>
    Boolean(xmlAt(root, path)),
  )

const lackOf = ({ number, issued_on, provider, centavos }: Found): NfseLack | undefined => {
  if (!number) return 'number'
  if (!issued_on) return 'day'
  if (!provider || !isCnpj(provider)) return 'provider'
  return centavos === undefined ? 'value' : undefined
}

/** Reading takes time by the length of a text, and what is longer than any note is none. */
const rootOf = (text: string): XmlNode | undefined => (text.length > NFSE_BYTES ? undefined : readXml(text))

/** Reads an NFS-e of the national layout or of ABRASF's. */
export const readNfse = (text: string): NfseRead => {
  const root = rootOf(text)
  const found = root && (national(root) ?? municipal(root))
  if (!found) return { ok: false, why: 'unreadable' }
  if (isCancelled(root)) return { ok: false, why: 'cancelled' }
  const what = lackOf(found)
  const { number, issued_on, provider, taker = null, centavos } = found
  if (what || !number || !issued_on || !provider || centavos === undefined)
    return { ok: false, why: 'lacks', what: what ?? 'value' }
  return { ok: true, note: { number, issued_on, provider, taker, centavos } }
}
