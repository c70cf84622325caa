import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPort } from '#server/kit/http/port.ts'

const host = '127.0.0.1'
let holder: Server
let port = 0

beforeAll(async () => {
  holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, host, resolve))
  const address = holder.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => new Promise<void>((resolve) => holder.close(() => resolve())))

test('a port that another program holds is named, with what helps', async () => {
  await expect(checkPort({ port, host })).rejects.toThrow(`Port ${port} is taken by another program`)
})

test('an address that is not of this machine is named', async () => {
  await expect(checkPort({ port: 0, host: '203.0.113.1' })).rejects.toThrow('HOST is 203.0.113.1')
})

test('a free port is free again afterwards', async () => {
  await checkPort({ port: 0, host })
  await new Promise<void>((resolve) => holder.close(() => resolve()))
  await expect(checkPort({ port, host })).resolves.toBeUndefined()
  await expect(checkPort({ port, host })).resolves.toBeUndefined()
  await new Promise<void>((resolve) => holder.listen(port, host, resolve))
})
