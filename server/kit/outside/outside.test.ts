import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isPublic } from '#server/kit/outside/address.ts'
import { makeOutside, resolverOf, type Resolve } from '#server/kit/outside/outside.ts'

const names =
  (known: Readonly<Record<string, readonly string[]>>): Resolve =>
  async (name) =>
    (known[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  '::',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fd00:ec2::254',
  'localhost',
  '',
])('%s is nobody’s on the internet', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2800:3f0::1'])('%s is', (address) => {
  expect(isPublic(address)).toBe(true)
})

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://0177.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://inside.example/x',
  'https://both.example/x',
  'https://nowhere.example/x',
  'https://me:secret@good.example/x',
  'http://good.example/x',
  'ftp://good.example/x',
  'no address',
])('%s is refused, as an address and when it is sent to', async (url) => {
  const known = { 'inside.example': ['10.1.2.3'], 'both.example': ['8.8.8.8', '10.1.2.3'], 'good.example': ['8.8.8.8'] }
  const outside = makeOutside({ allow: [], resolve: names(known) })
  expect(await outside.allows(url)).toBe(false)
})

test('a public name is allowed; one that has turned inside since then is not connected to', async () => {
  let at = ['8.8.8.8']
  const outside = makeOutside({ allow: [], resolve: (name) => names({ [name]: at })(name) })
  expect(await outside.allows('https://good.example/x')).toBe(true)
  at = ['127.0.0.1']
  expect(await outside.post({ url: 'https://good.example/x', headers: {}, body: '' })).toEqual({ fault: 'inside' })
})

test('an allowed origin is sent to; a redirect is not followed, and an error is told', async () => {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    const status = Number((request.url ?? '').slice(1))
    response.writeHead(status, { location: '/200' }).end('x'.repeat(100_000))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const { post } = makeOutside({ allow: [origin] })
  const to = (path: string) => post({ url: `${origin}${path}`, headers: {}, body: '{}' })
  expect(await to('/204')).toEqual({ status: 204 })
  expect(await to('/302')).toEqual({ status: 302, fault: 'redirect' })
  expect(await to('/500')).toEqual({ status: 500, fault: 'answer' })
  expect(seen).toEqual(['/204', '/302', '/500'])
  await new Promise((done) => server.close(done))
  expect(await to('/204')).toEqual({ fault: 'unreachable' })
})

/** A name server that knows one IPv4 address for every name, and keeps silent where a name says so. */
const nameServer = async () => {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port }) => {
    if (question.includes('silent')) return
    const end = question.indexOf(0, 12) + 5
    const isFour = question.readUInt16BE(end - 4) === 1
    const head = Buffer.from([question[0] ?? 0, question[1] ?? 0, 0x81, 0x80, 0, 1, 0, isFour ? 1 : 0, 0, 0, 0, 0])
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 10, 1, 2, 3])
    socket.send(Buffer.concat([head, question.subarray(12, end), ...(isFour ? [answer] : [])]), port)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  return { socket, servers: [`127.0.0.1:${String(socket.address().port)}`] }
}

test('names are asked of name servers; one that says nothing takes no thread from anybody', async () => {
  const { socket, servers } = await nameServer()
  const resolve = resolverOf(servers)
  // More than there are threads: if each took one, the name that is answered would wait for all of them.
  const silent = Array.from({ length: 8 }, (_, at) => resolve(`${at}.silent.example`))
  const first = await Promise.race([resolve('inside.example'), ...silent])
  expect(first).toEqual([{ address: '10.1.2.3', family: 4 }])
  expect(await makeOutside({ allow: [], resolve }).allows('https://inside.example/')).toBe(false)
  await new Promise<void>((done) => void socket.close(() => done()))
})
