import { expect, test } from 'vitest'
import { startProblem } from '#server/startProblem.ts'

const failure = (message: string, parts: object) => Object.assign(new Error(message), parts)
const embedded = { DATABASE_URL: undefined, DATA_DIR: '/srv/nucleo', DISK_FREE_MB: 0 }
const remote = { DATABASE_URL: 'postgres://u:secret@db/nucleo', DATA_DIR: 'data/main', DISK_FREE_MB: 0 }

test.each([
  [failure('EEXIST: file already exists', { code: 'EEXIST', syscall: 'mkdir' }), embedded, 'DATA_DIR: /srv/nucleo '],
  [failure('EACCES: permission denied', { code: 'EACCES', syscall: 'open' }), embedded, 'DATA_DIR: /srv/nucleo '],
  [failure('connect ECONNREFUSED 10.0.0.1:5432', { code: 'ECONNREFUSED' }), remote, 'DATABASE_URL: no database server'],
  [failure('password authentication failed', { code: '28P01' }), remote, 'DATABASE_URL: the database server refuses'],
  [failure('database "x" does not exist', { code: '3D000' }), remote, 'DATABASE_URL: the database server refuses'],
])('%s names its setting', (error, where, beginning) => {
  const said = startProblem(error, where)
  expect(said.startsWith(beginning)).toBe(true)
  expect(said).toContain(error.message)
  expect(said).not.toContain('secret')
})

test('a disk without room is named before a database is called damaged', () => {
  const full = { ...embedded, DISK_FREE_MB: 1_000_000_000 }
  const unopened = new Error('PGlite failed to initialize properly')
  expect(startProblem(unopened, full)).toMatch(/^DATA_DIR: the disk of \/srv\/nucleo is full/)
  const refused = failure('could not extend file', { code: '53100' })
  expect(startProblem(refused, embedded)).toMatch(/^DATA_DIR: the disk of \/srv\/nucleo is full/)
  expect(startProblem(refused, remote)).toMatch(/^DATABASE_URL: the disk of the database server is full/)
})

test('a database that the engine cannot open points to the way back', () => {
  const where = { DATABASE_URL: undefined, DATA_DIR: 'data/main', DISK_FREE_MB: 0 }
  const said = startProblem(new Error('PGlite failed to initialize properly'), where)
  expect(said).toMatch(/^DATA_DIR: the database in data\/main .*npm run restore FILE/)
})

test('what has a sentence of its own keeps it', () => {
  for (const where of [embedded, remote])
    expect(startProblem(new Error('Port 80 is taken.'), where)).toBe('Port 80 is taken.')
})
