import { invoiceLineKind } from '#contract/invoice/invoice.codes.ts'
import { invoiceList } from '#contract/invoice/invoice.ts'
import type { Secret } from '#server/testing/leaks.ts'
import { makePerson } from '#server/testing/make.ts'
import { makeClient, makeClientPerson, type MadeClient } from '#server/testing/money/invoices.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** Two reversed invoices of two clients, by different people of the organisation; the first client's person meets one. */
export const invoiceSecrets = async (server: TestServer): Promise<Secret[]> => {
  const client = await makeClient(server, 'Loja')
  const owner = await makeClientPerson(server, client.id)
  await server.db.updateTable('users').set({ role: 10 }).where('id', '=', owner.id).execute()
  const at = server.clock.now()
  const other = await makeClient(server, 'Oficina')
  const made = async (number: number, nome: string, of: MadeClient) => {
    const { id: by } = await makePerson(server.db, { nome })
    const days = { issued_on: '2026-01-02', due_on: '2026-01-20', paid_on: '2026-01-20', paid_at: at, ended_at: at }
    const who = { created_by_id: by, paid_by_id: by, ended_by_id: by, reason: 'x', created_at: at }
    return server.db.transaction().execute(async (tx) => {
      const row = {
        number,
        client_id: of.id,
        code: String(number).padStart(32, 'x'),
        status: 4,
        total_centavos: 100,
      }
      const { id } = await tx
        .insertInto('invoices')
        .values({ ...row, ...days, ...who })
        .returning('id')
        .executeTakeFirstOrThrow()
      const line = { invoice_id: id, place: 1, kind: invoiceLineKind.of.other, descricao: 'x', centavos: 100 }
      await tx
        .insertInto('invoice_lines')
        .values({ ...line, venture_id: of.place.venture_id })
        .execute()
      return id
    })
  }
  const ids = [await made(901, 'Zenobia', client), await made(902, 'Quiteria', other)] as const
  return (['created_by', 'paid_by', 'ended_by'] as const).map((column) => ({
    list: invoiceList,
    column,
    ids,
    owner: { id: owner.id },
    texts: ['Zenobia', 'Quiteria'],
  }))
}
