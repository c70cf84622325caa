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
  const text = (key: Exclude<(typeof auditColumnKeys)[number], 'at'>, weight: number, value: Text<AuditRow>) => ({
    key,
    title: say(`audit.column_${key}`),
    kind: 'text' as const,
    weight,
    value,
  })
  return {
    at: { key: 'at', title: say('audit.column_at'), kind: 'instant', weight: 1.6, value: (row) => row.at },
    actor: text('actor', 2, (row) => row.actor?.nome ?? null),
    event: text('event', 2, (row) => {
      const word = eventWord(row.event)
      return word ? say(`audit.${word}`) : row.event
    }),
    thing: text('thing', 1.6, (row) => thingOf(row, say)),
    detail: text('detail', 4, (row) => (Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : null)),
    ip: text('ip', 1.4, (row) => row.ip),
    request: text('request', 1.6, (row) => row.request_id),
  }
}

/** The same of the access log. */
export const accessSheetColumns = (say: Say): Columns<(typeof accessColumnKeys)[number], AccessRow> => {
  const text = (key: 'user' | 'method' | 'route' | 'ip', weight: number, value: Text<AccessRow>) => ({
    key,
    title: say(`audit.column_${key}`),
    kind: 'text' as const,
    weight,
    value,
  })
  const number = (key: 'status' | 'port', value: (row: AccessRow) => number | null) => ({
    key,
    title: say(`audit.column_${key}`),
    kind: 'number' as const,
    value,
  })
  return {
    time: { key: 'time', title: say('audit.column_at'), kind: 'instant', weight: 1.6, value: (row) => row.time },
    user: text('user', 2, (row) => row.user?.nome ?? null),
    method: text('method', 1, (row) => row.method),
    route: text('route', 3, (row) => row.route),
    status: number('status', (row) => row.status),
    ip: text('ip', 1.4, (row) => row.ip),
    port: number('port', (row) => row.port),
  }
}

/** The whole log of a filter in batches, each going on where the one before it ended. */
export const batchesOf = async function* <F, R extends { id: number }>(
  db: Db,
  log: Log<F, R>,
  { filter, ascending, count }: { filter: F; ascending: boolean; count: number },
): AsyncGenerator<R[]> {
  let after: number | undefined
  // Rows that come while it is read belong to the next export.
  for (let left = count; left > 0;) {
    const limit = Math.min(BATCH, left)
    const rows = await log.rows(db, filter, { ascending, limit, ...(after === undefined ? {} : { after }) })
    if (rows.length === 0) return
    yield rows
    left -= rows.length
    after = rows.at(-1)?.id
  }
}
