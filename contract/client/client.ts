import { z } from 'zod'
import { cepField, cnpjField, phoneField, ufField } from '#contract/kit/brazil/fields.ts'
import { requiredChoice } from '#contract/kit/choice.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { daysFilter, flagFilter, textFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { countries } from '#contract/person/countries.ts'

export const clientRow = z.object({
  id: z.number().int(),
  /** Trade name (nome fantasia). */
  nome: z.string(),
  /** Registered name (razão social). */
  razao_social: z.string(),
  /** Fourteen characters without punctuation. */
  cnpj: z.string().nullable(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  /** Number of contacts. */
  contacts: z.number().int(),
  ventures: z.number().int(),
  /** Number of active accesses. */
  accesses: z.number().int(),
  country: z.enum(countries),
  /** For an address in Brazil; others have `postal_code` and `state`. */
  cep: z.string().nullable(),
  street: z.string(),
  number: z.string(),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  uf: ufField.nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
  notas: z.string(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})
export type ClientRow = z.output<typeof clientRow>

/** Finds ventures without a client. */
export const clientVentures = lookupOf({
  path: '/api/clients/ventures',
  of: 'projeto',
  can: 'client.edit',
  summary: 'Finds ventures without a client, to link them to one',
})

/** Finds clients for the command palette. */
export const clientFinder = lookupOf({
  path: '/api/clients/found',
  can: 'client.open',
  summary: 'Finds clients by name, e-mail or CNPJ',
})

export const clientList = listOf({
  id: 'clients',
  noun: 'client',
  path: '/api/clients',
  can: 'client.open',
  summary: 'Client companies',
  row: clientRow,
  sort: 'nome',
  deleted: 'client.restore',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    razao_social: { kind: 'text', sort: 'up', search: true, extra: true },
    cnpj: { kind: 'text', sort: true, search: true, shown: 'cnpj' },
    email: { kind: 'text', sort: 'up', search: true },
    telefone: { kind: 'text', shown: 'phone', extra: true },
    contacts: { kind: 'count', sort: true, sum: true },
    ventures: { kind: 'count', sort: true, sum: true, digits: 2 },
    accesses: { kind: 'count', sort: true, sum: true },
    country: { kind: 'text', sort: true, extra: true, shown: 'country' },
    cep: { kind: 'text', extra: true, shown: 'cep' },
    postal_code: { kind: 'text', extra: true },
    street: { kind: 'text', extra: true },
    number: { kind: 'text', extra: true },
    complement: { kind: 'text', extra: true },
    district: { kind: 'text', extra: true },
    city: { kind: 'text', sort: 'up', search: true },
    uf: { kind: 'text', sort: 'up', extra: true },
    state: { kind: 'text', extra: true },
    notas: { kind: 'text', extra: true, search: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: { uf: textFilter('uf'), has_access: flagFilter('accesses'), period: daysFilter('created_at') },
})

const EMAIL_RULE = 'auth.emailRule'
export const clientEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { error: EMAIL_RULE })
  .regex(z.regexes.email, { error: EMAIL_RULE })
  .meta({ examples: ['ana@nucleo.example'] })

/** In another country's own form, whose rule we do not know. */
const foreign = z.string().trim().max(40).nullable().default(null)

export const clientCrud = crudOf(clientList, {
  thing: 'client',
  path: '/api/clients',
  can: { open: 'client.open', create: 'client.create', edit: 'client.edit', delete: 'client.delete' },
  fields: {
    nome: requiredName(160),
    razao_social: optionalText(200),
    cnpj: cnpjField.nullable().default(null),
    email: clientEmail.nullable().default(null),
    telefone: phoneField.nullable().default(null),
    country: requiredChoice(countries).default('BR'),
    cep: cepField.nullable().default(null),
    street: optionalText(160),
    number: optionalText(20),
    complement: optionalText(80),
    district: optionalText(80),
    city: optionalText(80),
    uf: ufField.nullable().default(null),
    postal_code: foreign,
    state: foreign,
    notas: optionalText(2000),
  },
})
