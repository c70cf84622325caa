import type { KyselyPlugin } from 'kysely'
import type { Db } from '#server/db/open.ts'

export interface Recorded {
  /** The database whose statements are recorded. */
  db: Db
  /** Texts of the statements that `run` sends, in their order, each as often as it is sent. */
  during: (run: () => Promise<unknown>) => Promise<string[]>
}

/** Records statements, for tests of how many a call sends. */
export const recorded = (plain: Db): Recorded => {
  const lists = new Set<string[]>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (lists.size > 0) {
        const { sql } = plain.getExecutor().compileQuery(node, queryId)
        for (const list of lists) list.push(sql)
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: plain.withPlugin(plugin),
    during: async (run) => {
      const list: string[] = []
      lists.add(list)
      try {
        await run()
        return list
      } finally {
        lists.delete(list)
      }
    },
  }
}

/** Statements that were sent more often than `most`, with how often: one for each row, as a rule. */
export const repeated = (texts: readonly string[], most: number): (readonly [text: string, times: number])[] => {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].filter(([, count]) => count > most)
}
