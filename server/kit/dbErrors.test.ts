import { describe, expect, test } from 'vitest'
import { brokenConstraint, databaseGone } from '#server/kit/dbErrors.ts'

const failed = (message: string, more: Record<string, unknown> = {}) => Object.assign(new Error(message), more)

describe('a database that cannot be reached', () => {
  test.each([
    ['refused', failed('connect ECONNREFUSED 10.0.0.1:5432', { code: 'ECONNREFUSED' })],
    ['reset', failed('read ECONNRESET', { code: 'ECONNRESET' })],
    ['a broken pipe', failed('write EPIPE', { code: 'EPIPE' })],
    ['no route', failed('connect EHOSTUNREACH', { code: 'EHOSTUNREACH' })],
    ['no network', failed('connect ENETUNREACH', { code: 'ENETUNREACH' })],
    ['no name', failed('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND' })],
    ['a name service that is away', failed('getaddrinfo EAI_AGAIN db', { code: 'EAI_AGAIN' })],
    ['a socket file that is away', failed('connect ENOENT /run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
    ['timed out', failed('connect ETIMEDOUT', { code: 'ETIMEDOUT' })],
    ['ended by an administrator', failed('terminating connection', { code: '57P01' })],
    ['ended by a crash', failed('terminating connection', { code: '57P02' })],
    ['starting up', failed('the database system is starting up', { code: '57P03' })],
    ['full', failed('sorry, too many clients already', { code: '53300' })],
    ['terminated without a code', failed('Connection terminated unexpectedly')],
    ['terminated by a timeout', failed('Connection terminated due to connection timeout')],
    ['no connection free', failed('timeout exceeded when trying to connect')],
    ['a client that is broken', failed('Client has encountered a connection error and is not queryable')],
    ['several addresses, all refused', new AggregateError([failed('x', { code: 'ECONNREFUSED' }), failed('y')])],
    ['an embedded engine that was closed', failed('PGlite is closed')],
  ])('%s', (_name, error) => expect(databaseGone(error)).toBe(true))

  test.each([
    ['a file that is missing', failed('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
    ['a broken constraint', failed('duplicate key', { code: '23505' })],
    ['a wrong statement', failed('syntax error at or near', { code: '42601' })],
    ['a bug', new TypeError('x is not a function')],
    ['a text', 'ECONNREFUSED'],
    ['nothing', undefined],
    ['a code that is a number', failed('x', { code: 57 })],
    ['several addresses, none refused', new AggregateError([failed('y')])],
    ['words about a connection in a message', failed('The connection of cells is wrong')],
  ])('is not %s', (_name, error) => expect(databaseGone(error)).toBe(false))
})

describe('the constraint that a write broke', () => {
  test.each([
    ['by name', failed('x', { code: '23P01', constraint: 'loops_no_overlap' }), 'loops_no_overlap'],
    ['by its code where it has no name', failed('x', { code: '23502' }), '23502'],
    ['is none where another thing failed', failed('x', { code: '42601', constraint: 'c' }), undefined],
    ['is none without a code', failed('x', { constraint: 'c' }), undefined],
    ['is none of what is no error', { code: '23505', constraint: 'c' }, undefined],
  ])('%s', (_name, error, expected) => expect(brokenConstraint(error)).toBe(expected))
})
