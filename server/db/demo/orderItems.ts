import { accounts } from '#server/db/demo/people.ts'
import type { Filling } from '#server/db/demo/rows/structure.ts'

/** Its receipt is among the documents. */
export const expenseText = 'Táxi até a loja do cliente'

/** A bonus that the next order of the looper takes, and an expense of theirs that waits to be confirmed. */
export const insertOrderItems = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const by = (key: string): number => userIds[accounts.findIndex((it) => it.email.startsWith(`${key}@`))] ?? 0
  const about = { user_id: by('looper'), created_by_id: by('admin') }
  const decided = { status: 1, decided_at: cal.at(-1, 640), decided_by_id: by('admin'), version: 2 }
  const bonus = { kind: 1, descricao: 'Bônus pela entrega antes do prazo', centavos: 300_00 }
  const expense = { kind: 3, descricao: expenseText, centavos: 86_40 }
  await db
    .insertInto('order_items')
    .values({ ...about, ...bonus, ...decided, created_at: cal.at(-2, 620) })
    .execute()
  await db
    .insertInto('order_items')
    .values({ ...about, ...expense, created_at: cal.at(-1, 600) })
    .execute()
}
