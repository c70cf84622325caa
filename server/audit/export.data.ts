import { auditThings, eventWord } from '#contract/audit/audit.events.ts'
import type { accessColumnKeys, AccessRow, auditColumnKeys, AuditRow } from '#contract/audit/audit.ts'
import type { Log } from '#server/audit/audit.data.ts'
import type { Db } from '#server/db/open.ts'
import type { SheetColumn } from '#server/kit/sheet/sheet.ts'
import type { Say } from '#server/kit/words.ts'

const BATCH = 1000

type Columns<K extends string, R> = Record<K, SheetColumn<R>>
type Text<R> = (row: R) => string | null

const thingOf = ({ thing, thing_id, thing_name }: AuditRow, say: Say): string | null => {
  if (thing === null) return null
  const known = auditThings.find((it) => it === thing)
  return [known ? say(`audit.thing_${known}`) : thing, thing_name ?? thing_id].filter(Boolean).join(' ')
}

/** Every column an export of the audit can hold, titled in the reader's language. */
export const auditSheetColumns = (say: Say): Columns<(typeof auditColumnKeys)[number], AuditRow> => {
  const text = (key: Exclude<(typeof auditColumnKeys)[number], 'at'>, value: Text<AuditRow>) => ({
    key,
    title: say(`audit.column_${key}`),
    kind: 'text' as const,
    value,
  })
  return {
    at: { key: 'at', title: say('audit.column_at'), kind: 'instant', value: (row) => row.at },
    actor: text('actor', (row) => row.actor?.nome ?? null),
    event: text('event', (row) => {
      const word = eventWord(row.event)
      return word ? say(`audit.${word}`) : row.event
    }),
    thing: text('thing', (row) => thingOf(row, say)),
    detail: text('detail', (row) => (Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : null)),
    ip: text('ip', (row) => row.ip),
    request: text('request', (row) => row.request_id),
  }
}

/** The same of the access log. */
export const accessSheetColumns = (say: Say): Columns<(typeof accessColumnKeys)[number], AccessRow> => {
  const text = (key: 'user' | 'method' | 'route' | 'ip', value: Text<AccessRow>) => ({
    key,
    title: say(`audit.column_${key}`),
    kind: 'text' as const,
    value,
  })
  const number = (key: 'status' | 'port', value: (row: AccessRow) => number | null) => ({
    key,
    title: say(`audit.column_${key}`),
    kind: 'number' as const,
    value,
  })
  return {
    time: { key: 'time', title: say('audit.column_at'), kind: 'instant', value: (row) => row.time },
    user: text('user', (row) => row.user?.nome ?? null),
    method: text('method', (row) => row.method),
    route: text('route', (row) => row.route),
    status: number('status', (row) => row.status),
    ip: text('ip', (row) => row.ip),
    port: number('port', (row) => row.port),
  }
}

/** The whole log of a filter in batches, each going on where the one before it ended. */
export const batchesOf = async <F, R extends { id: number }>(
  db: Db,
  log: Log<F, R>,
  { filter, ascending, count }: { filter: F; ascending: boolean; count: number },
): Promise<AsyncIterable<R[]>> => {
  // Rows that come while it is read belong to the next export: down the log it begins at the newest of now.
  const [newest] = ascending ? [] : await log.rows(db, filter, { ascending, limit: 1 })
  const read = async function* (): AsyncGenerator<R[]> {
    let after = newest === undefined ? undefined : newest.id + 1
    for (let left = count; left > 0;) {
      const limit = Math.min(BATCH, left)
      const rows = await log.rows(db, filter, { ascending, limit, ...(after === undefined ? {} : { after }) })
      if (rows.length === 0) return
      yield rows
      left -= rows.length
      after = rows.at(-1)?.id
    }
  }
  return read()
}
