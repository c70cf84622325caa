import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditEvents } from '#contract/audit/audit.names.ts'

const audited =
  /(?:(?:udit|writeAudit|auditByServer)\([^;]*?event:|const event =)\s*(?:[^'`;]*\?\s*)?'([a-zA-Z]+\.[a-zA-Z]+)'(?:\s*:\s*'([a-zA-Z]+\.[a-zA-Z]+)')?/gs

test('every event that the server audits is known, so that the screen says it in words', () => {
  const files = globSync('server/**/*.ts').filter((it) => !it.endsWith('.test.ts') && !it.includes('/testing/'))
  const found = files.flatMap((it) =>
    [...readFileSync(it, 'utf8').matchAll(audited)].flatMap((match) => match.slice(1).filter(Boolean)),
  )
  expect(found).toContain('auth.signedOut')
  expect(found).toContain('loop.denied')
  expect([...new Set(found)].filter((it) => !auditEvents.includes(it))).toEqual([])
})
