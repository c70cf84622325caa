import { orderItemKind } from '#contract/order/order.codes.ts'
import { orderItemList } from '#contract/orderItem/orderItem.ts'
import type { Secret } from '#server/testing/leaks.ts'
import { makePerson } from '#server/testing/make.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** Two additional items that differ in their value. */
export const orderItemSecrets = async (server: TestServer): Promise<Secret[]> => {
  const { id: user_id } = await makePerson(server.db, { nome: 'Nair' })
  const made = async (centavos: number) => {
    const row = { user_id, kind: orderItemKind.of.bonus, descricao: 'Bônus', created_by_id: user_id, centavos }
    const values = { ...row, created_at: server.clock.now() }
    return (await server.db.insertInto('order_items').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  const ids = [await made(777_713), await made(888_823)] as const
  return [{ list: orderItemList, column: 'centavos', ids, texts: ['7777', '8888'] }]
}
