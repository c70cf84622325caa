import { sql } from 'kysely'
import { clientNoun } from '#contract/client/client.noun.ts'
import { clientCrud, clientList } from '#contract/client/client.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { cnpjOf } from '#contract/kit/brazil/brazil.ts'
import { readAccess } from '#server/client/access.data.ts'
import type { Context } from '#server/kit/context.ts'
import { livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { holds, own } from '#server/kit/list/source.ts'

const accessesOn = sql`(select count(*) from client_accesses a where a.client_id = t.id and a.active)`

const api = nounApi(
  { noun: clientNoun, list: clientList, crud: clientCrud },
  {
    table: 'clients',
    scope: () => 'everything',
    select: {
      ...own('id', 'nome', 'razao_social', 'email', 'telefone', 'cep', 'street', 'number', 'complement'),
      ...own(
        'district',
        'city',
        'uf',
        'country',
        'postal_code',
        'state',
        'notas',
        'created_at',
        'deleted_at',
        'version',
      ),
      // A CNPJ is typed with punctuation and stored without.
      cnpj: { value: sql`t.cnpj`, search: (typed) => holds(sql`coalesce(t.cnpj, '')`, cnpjOf(typed) || typed) },
      contacts: sql`(select count(*) from client_contacts c where c.client_id = t.id)`,
      ventures: sql`(select count(*) from ventures v where v.cliente_id = t.id and v.deleted_at is null)`,
      accesses: accessesOn,
    },
    where: {
      uf: sql`t.uf`,
      has_access: sql`(${accessesOn} > 0)`,
      period: sql`t.created_at`,
    },
    lookups: {
      found: {
        ...livingRecords('clients'),
        // A register's name that only adds "Ltda." says no more than the name beside it.
        hint: sql`case when t.razao_social = '' or starts_with(lower(t.razao_social), lower(t.nome)) then t.email else t.razao_social end`,
        also: (typed) => [
          holds(sql`t.razao_social`, typed),
          holds(sql`coalesce(t.email, '')`, typed),
          holds(sql`coalesce(t.cnpj, '')`, cnpjOf(typed) || typed),
        ],
      },
      ventures: {
        table: 'ventures',
        scope: () => 'everything',
        label: sql`t.nome`,
        hint: sql`t.code`,
        gone: sql`(t.deleted_at is not null or t.cliente_id is not null)`,
      },
    },
    uses: [
      // Code instead of name: the name of a venture is not for everybody who may merge clients.
      {
        key: 'ventures',
        table: 'ventures',
        column: 'cliente_id',
        label: sql`u.code`,
        where: sql`u.deleted_at is null`,
      },
      { key: 'accesses', table: 'client_accesses', column: 'client_id', label: sql`u.email`, where: sql`u.active` },
      // What it owes is owed by this company, whose name stands on it: paid or cancelled first.
      {
        key: 'invoices',
        table: 'invoices',
        column: 'client_id',
        label: sql`u.number::text`,
        where: sql`u.status = ${sql.lit(financeStatus.of.pending)}`,
        stays: true,
      },
      // Contacts are a part of the client, and its people follow their accesses: both move only in a merge.
      { key: 'contacts', table: 'client_contacts', column: 'client_id', label: sql`u.nome`, where: sql`false` },
      { key: 'people', table: 'users', column: 'cliente_id', label: sql`u.nome`, where: sql`false` },
    ],
    unique: { clients_cnpj: { field: 'cnpj', word: 'client.cnpjTaken' } },
  },
)

/** The history covers contacts, accesses and ventures of a client beside its own fields. */
export const clientApi = {
  ...api,
  thing: {
    ...api.thing,
    nameOf: async (field: string, value: unknown, ctx: Context) =>
      field === 'access' && typeof value === 'string' ? readAccess(value, ctx) : api.thing.nameOf(field, value, ctx),
    columns: {
      ...api.thing.columns,
      contact: { kind: 'text' },
      venture: { kind: 'text' },
      access: { kind: 'text' },
      file: { kind: 'text' },
    },
  },
} as const satisfies typeof api
