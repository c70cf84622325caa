declare module '#server/db/tables.ts' {
  interface Tables {
    order_papers: {
      id: Id
      order_id: number
      /** As its issuer numbers it. */
      number: string
      /** `YYYY-MM-DD`. */
      issued_on: string
      /** CNPJ of whoever provided the service, CNPJ or CPF of whoever took it. */
      provider: string
      taker: string | null
      centavos: number
      name: string
      xml: string
      created_by_id: number
      created_at: Instant
      removed_at: InstantOrNull
      removed_by_id: number | null
    }
  }
}
export {}
