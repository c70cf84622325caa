import type { MadePlace } from '#server/testing/make.ts'

/** What a sample is made of; `at` varies what a record may have. */
interface Scene {
  readonly nome: string
  readonly at: number
  readonly place: MadePlace
  /** An atom that takes loops. */
  readonly atom_id: number
  /** Another venture. */
  readonly other: MadePlace
  readonly person: { readonly id: number }
}

type Sample = (scene: Scene) => Readonly<Record<string, unknown>>

let serial = 0
let clients = 0
/** No two loops of a person share their time. */
let hour = 0
const day = (at: number): string => `2026-0${1 + (at % 9)}-${10 + (at % 19)}`
const hours = (at: number): number | null => [null, 0, 7.25, 1234.5][at % 4] ?? null

/**
 * A complete input of each noun's records, for the tests that try all nouns: what leaks, what hangs on records, what comes
 * back from a file. The one list of tests that a new noun enters.
 */
export const samples: Readonly<Record<string, Sample>> = {
  sector: ({ nome, at, person }) => ({ nome, descricao: nome, lead_id: at % 2 ? person.id : null }),
  area: ({ nome, at }) => ({ nome, descricao: nome, status: at % 2 }),
  looperType: ({ nome, at }) => ({ nome, descricao: nome, valor_hora_centavos: at * 123_457, color: '#2563EB' }),
  client: ({ nome, at }) => ({
    nome,
    razao_social: nome,
    cnpj: (clients += 1) === 1 ? '11.222.333/0001-81' : null,
    email: at % 3 ? null : `ola${at}@firma.example`,
    telefone: ['+5511987654321', '+14155550123', null][at % 3],
    country: ['BR', 'US', 'GB', 'CI'][at % 4],
    ...(at % 4 === 0 ? { cep: '01310100', uf: 'SP' } : { postal_code: '=1', state: "'@x" }),
    street: nome.slice(0, 100),
    notas: nome,
  }),
  projeto: ({ nome, at }) => ({
    nome,
    code: `IDA-${(serial += 1)}`,
    descricao: nome,
    escopo: `- a\n${nome}`,
    delivery_type: 1 + (at % 2),
    area_id: null,
    cycle: at % 2 ? 1 : null,
    priority: 1 + (at % 4),
    starts_on: at % 2 ? day(at) : null,
    hours_planned: hours(at),
    price_centavos: at % 2 ? at * 1_000_001 : null,
    valor_hora_centavos: at % 3 ? null : 1 + at * 1001,
    faturavel: at % 3 === 0,
    status: at % 2,
  }),
  okr: ({ nome, place }) => ({ nome, cycle: '2026-Q1', venture_id: place.venture_id }),
  deploy: ({ nome, place }) => ({ nome, venture_id: place.venture_id, environment: 3, at: '2026-01-01T00:00:00Z' }),
  gate: ({ nome, place }) => ({ nome, venture_id: place.venture_id }),
  cell: ({ nome, place }) => ({ nome, gate_id: place.gate_id }),
  atom: ({ nome, at, place, other, person }) => ({
    nome,
    cell_id: at % 2 ? place.cell_id : other.cell_id,
    descricao: nome,
    responsavel_id: at % 3 ? person.id : null,
    data: at % 2 ? day(at) : null,
    hours_planned: hours(at),
    priority: 1 + (at % 4),
  }),
  message: ({ nome }) => ({
    title: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: nome }] }] },
    tipo: 2,
  }),
  loopRequest: ({ nome, atom_id }) => {
    const start = Date.UTC(2026, 0, 5, (hour += 1))
    return {
      atomo_id: atom_id,
      inicio: new Date(start).toISOString(),
      fim: new Date(start + 3_000_000).toISOString(),
      tipo: 1,
      descricao: nome,
      ajustes: nome.slice(0, 140),
    }
  },
  orderItem: ({ nome, at, person }) => ({
    user_id: person.id,
    kind: 1 + (at % 3),
    descricao: nome.slice(0, 300),
    centavos: 1 + at * 1_000_001,
  }),
  finance: ({ nome, at, place }) => ({
    direction: 1 + (at % 2),
    category: 1 + (at % 15),
    descricao: nome.slice(0, 300),
    party: at % 3 ? nome.slice(0, 160) : '',
    centavos: 1 + at * 1_000_001,
    issued_on: day(at),
    due_on: day(at + 1),
    venture_id: at % 2 ? place.venture_id : null,
  }),
  particle: ({ nome, at, place, other }) => ({
    nome,
    venture_id: at % 2 ? place.venture_id : other.venture_id,
    descricao: nome,
    hours_planned: hours(at),
    priority: 1 + (at % 4),
  }),
  entrega: ({ nome, place }) => ({ nome, venture_id: place.venture_id }),
  news: ({ nome, at, place }) => ({
    nome,
    resumo: nome,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: nome }] }] },
    ventures: at % 2 ? [place.venture_id] : [],
    asks_ack: at % 2 === 0,
  }),
  resource: ({ nome, place }) => ({ nome, venture_id: place.venture_id }),
  incident: ({ nome }) => ({ nome, descricao: nome, data_kinds: 'x', noticed_at: '2026-01-01T00:00:00Z' }),
}
