/**
 * Tests of the server that no engine can change: they touch no database, or the folder of the embedded one only. They
 * run once, on the embedded engine; `DATABASE_URL` leaves them out. engine.test.ts keeps the list.
 */
export const withoutEngine: readonly string[] = [
  'server/audit/audit.words.test.ts',
  'server/config.test.ts',
  'server/db/backup.test.ts',
  'server/db/demo/remove.test.ts',
  'server/db/demo/scene.test.ts',
  'server/db/engine/durable.test.ts',
  'server/db/engine/engine.test.ts',
  'server/db/engine/named.test.ts',
  'server/db/engine/thread.test.ts',
  'server/db/engine/turns.test.ts',
  'server/db/lock.test.ts',
  'server/db/running.test.ts',
  'server/kit/outage.test.ts',
  'server/kit/outside/outside.test.ts',
  'server/kit/session/cipher.test.ts',
  'server/kit/session/password.test.ts',
  'server/kit/dbErrors.test.ts',
  'server/kit/http/download.test.ts',
  'server/kit/http/errors.test.ts',
  'server/kit/files/folder.test.ts',
  'server/kit/files/s3.test.ts',
  'server/kit/files/uploads.test.ts',
  'server/kit/import/import.test.ts',
  'server/kit/mail/moment.test.ts',
  'server/kit/http/json.test.ts',
  'server/kit/http/pages.test.ts',
  'server/kit/http/port.test.ts',
  'server/kit/sheet/pdf.test.ts',
  'server/kit/sheet/sheet.test.ts',
  'server/kit/sheet/thread.test.ts',
  'server/kit/sheet/turns.test.ts',
  'server/kit/session/token.test.ts',
  'server/kit/http/workLimit.test.ts',
  'server/startNotes.test.ts',
  'server/startProblem.test.ts',
  'server/system/docs/example.test.ts',
  'server/testing/database/engine.test.ts',
]

/** Tests of what only a PostgreSQL server has; without `DATABASE_URL` they are left out. */
export const ofServerOnly: readonly string[] = ['server/db/pipelined.test.ts', 'server/db/prepared.test.ts']
