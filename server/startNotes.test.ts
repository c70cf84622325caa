import { expect, test } from 'vitest'
import { notesOf } from '#server/startNotes.ts'

const setup = { code: '7k2m-x0qf-9dwa', file: '/data/setup-code' }

test('a start says the setup code while there is no organisation, and where its file is', () => {
  const real = { NUCLEO_DEMO: false, HOST: '0.0.0.0' }
  expect(notesOf(real, { setup }).join('\n')).toMatch(/7k2m-x0qf-9dwa \(also in \/data\/setup-code\)$/)
  expect(notesOf(real, { setup: { code: setup.code, file: undefined } }).join('\n')).toMatch(/7k2m-x0qf-9dwa$/)
  expect(notesOf(real, { setup: undefined })).toEqual([])
})

test('a demonstration says in a line who reaches it', () => {
  const of = (HOST: string) => notesOf({ NUCLEO_DEMO: true, HOST }, { setup: undefined })
  expect(of('127.0.0.1')).toEqual([expect.stringContaining('this machine alone')])
  expect(of('0.0.0.0')).toEqual([expect.stringContaining('whoever reaches this port')])
})
