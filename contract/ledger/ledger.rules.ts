/** Currencies of entries; Aura points and units of assets are further ones. */
export type Currency = 'BRL'

/** Column that names the owner of an account. */
type Owner = 'user_id' | 'client_id' | 'venture_id'

/** An account is of a person, a client or a venture, or of the organisation where no owner is named. */
export interface AccountKind {
  readonly owner?: Owner
  /** Without an owner it is the organisation's. */
  readonly optional?: true
}

/**
 * Kinds of accounts. An entry above zero is a debit, one below zero a credit: what the organisation has and spends stands above
 * zero, what it owes and earns below.
 */
export const accountKinds = {
  /** Money that the organisation has. */
  cash: {},
  /** What work has cost. */
  cost: { owner: 'venture_id', optional: true },
  /** What clients were invoiced. */
  revenue: { owner: 'venture_id', optional: true },
  /** What a client owes. */
  receivable: { owner: 'client_id' },
  /** What a person is owed. */
  payable: { owner: 'user_id' },
  /** What a person has been paid in all, against `settled`. */
  paid: { owner: 'user_id' },
  settled: {},
} as const satisfies Readonly<Record<string, AccountKind>>

type Kinds = typeof accountKinds
type Owned<A> = A extends { owner: infer O extends Owner }
  ? A extends { optional: true }
    ? { readonly [K in O]?: number }
    : { readonly [K in O]: number }
  : unknown

/** Names an account: `{ kind: 'payable', user_id: 7 }`. */
export type AccountRef = {
  readonly [K in keyof Kinds]: { readonly kind: K; readonly currency?: Currency } & Owned<Kinds[K]>
}[keyof Kinds]

/** Columns of an account. */
export interface AccountColumns {
  readonly kind: string
  readonly user_id: number | null
  readonly client_id: number | null
  readonly venture_id: number | null
  readonly currency: Currency
}

export const accountColumns = (account: AccountRef): AccountColumns => ({
  user_id: null,
  client_id: null,
  venture_id: null,
  currency: 'BRL',
  ...account,
})

/** The text by which the database knows an account: `payable 7 BRL`. */
export const accountCode = (account: AccountRef): string => {
  const { kind, user_id, client_id, venture_id, currency } = accountColumns(account)
  return `${kind} ${user_id ?? client_id ?? venture_id ?? 0} ${currency}`
}
