import { vi } from 'vitest'
import type { TestServer } from '#server/testing/testServer.ts'

/** Has `happen` right before the next calls open their transaction of this number: what they have read until then is old. */
export const beforeTransaction = (server: TestServer, number: number, happen: () => Promise<unknown>): void => {
  const begin = server.db.transaction.bind(server.db)
  let begun = 0
  const spy = vi.spyOn(server.db, 'transaction').mockImplementation(() => {
    const transaction = begin()
    begun += 1
    if (begun < number) return transaction
    vi.spyOn(transaction, 'execute').mockImplementation(async (run) => {
      spy.mockRestore()
      await happen()
      return begin().execute(run)
    })
    return transaction
  })
}
