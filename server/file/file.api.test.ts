import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileCalls } from '#contract/file/file.calls.ts'
import { fileUses } from '#contract/file/file.uses.ts'
import { patch, readyFile, sendFile } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let ana: Visitor
let bia: Visitor
let scanned = 0
beforeAll(async () => {
  server = await freshServer({
    scan: async () => {
      scanned += 1
      await meanwhile()
      return !refuseAll
    },
  })
  ana = await server.as(await makePerson(server.db))
  bia = await server.as(await makePerson(server.db))
})
afterAll(() => server.close())

let refuseAll = false
let meanwhile = async (): Promise<unknown> => undefined
const plain = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#2563eb' } })
const png = () => plain().png().toBuffer()
const text = { use: 'attachment', nome: 'ata.txt', type: 'text/plain' } as const
const photo = { use: 'photo', nome: 'eu.png', type: 'image/png' } as const

/** The readers of images in memory are shut in this process: from a file, as the product reads. */
const metadataOf = async (bytes: Buffer) => {
  const path = join(server.services.config.DATA_DIR, randomUUID())
  await writeFile(path, bytes)
  const found = await sharp(path).metadata()
  await rm(path)
  return found
}
const get = async (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })
const linkOf = async (visitor: Visitor, id: number): Promise<string> =>
  (await visitor.call(fileCalls.link, { id })).body.data.url

describe('a file', () => {
  test('is begun, sent in parts, checked and read by a link that is good for a minute', async () => {
    const body = Buffer.from('Ata da reunião, em partes.')
    const begun = await ana.call(fileCalls.begin, { ...text, size: body.length })
    const { id, upload } = begun.body.data
    expect((await patch(server, ana, { upload, body: body.subarray(0, 10) })).headers['upload-offset']).toBe('10')
    expect((await ana.call(fileCalls.check, { id })).status).toBe(409)
    expect((await patch(server, ana, { upload, offset: 4, body: body.subarray(4) })).statusCode).toBe(409)
    expect((await patch(server, ana, { upload, offset: 10, body: body.subarray(10) })).statusCode).toBe(204)
    const checked = await Promise.all([1, 2].map(() => ana.call(fileCalls.check, { id })))
    expect(checked.map((it) => [it.status, it.body.data.state, it.body.data.size])).toEqual(
      Array.from({ length: 2 }, () => [200, 'ready', body.length]),
    )
    const url = await linkOf(ana, id)
    const whole = await get(url)
    expect(whole.body).toBe(body.toString())
    expect(whole.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename="ata.txt"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
    const head = await server.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(body.length), ''])
    server.clock.advance(61)
    expect((await get(url)).statusCode).toBe(404)
  })

  test('is read in ranges', async () => {
    const body = Buffer.from('0123456789'.repeat(1000))
    const { id } = await readyFile(server, ana, { ...text, body })
    const url = await linkOf(ana, id)
    const part = async (range: string) => {
      const it = await get(url, { range, 'accept-encoding': 'gzip' })
      return [it.statusCode, it.headers['content-range'], it.body]
    }
    expect(await part('bytes=5-8')).toEqual([206, 'bytes 5-8/10000', '5678'])
    expect(await part('bytes=9998-')).toEqual([206, 'bytes 9998-9999/10000', '89'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 9997-9999/10000', '789'])
    expect(await part('bytes=10000-')).toEqual([416, 'bytes */10000', ''])
    for (const range of ['bytes=8-5', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])
      expect([range, (await part(range))[0]]).toEqual([range, 200])
  })

  test('of another person is not there, whatever is asked of it', async () => {
    const { id, upload } = await sendFile(server, ana, { ...text, body: Buffer.from('segredo') })
    const own = await sendFile(server, bia, { ...text, body: Buffer.from('x') })
    const body = Buffer.from('y')
    expect((await patch(server, bia, { upload, offset: 7, body })).statusCode).toBe(404)
    // The library reads the upload out of the address: what follows the one that was checked is not read.
    const aside = await patch(server, bia, { upload: `${own.upload}?x=/${upload.split('/').at(-1)}`, offset: 7, body })
    expect(aside.statusCode).toBe(409)
    const head = { method: 'HEAD', url: upload, headers: { 'tus-resumable': '1.0.0' } } as const
    expect((await server.app.inject(head)).statusCode).toBe(401)
    for (const call of [fileCalls.check, fileCalls.show, fileCalls.link, fileCalls.discard])
      expect((await bia.raw(call, { id })).status).toBe(404)
    expect((await ana.call(fileCalls.check, { id })).status).toBe(200)
    for (const call of [fileCalls.show, fileCalls.link, fileCalls.discard])
      expect((await bia.raw(call, { id })).status).toBe(404)
    const url = await linkOf(ana, id)
    expect((await get(url.replace(/sign=./, 'sign=_'))).statusCode).toBe(404)
    expect((await get(url.replace(/until=\d/, 'until=9'))).statusCode).toBe(404)
    expect((await get(url.split('?', 1)[0] ?? '')).statusCode).toBe(404)
  })

  test('cannot be made by a part that says it is another method', async () => {
    const { upload } = await sendFile(server, ana, { ...text, body: Buffer.from('x') })
    const headers = { 'x-http-method-override': 'POST', 'upload-metadata': 'filename eA==' }
    expect((await patch(server, ana, { upload, offset: 1, body: Buffer.alloc(0), headers })).statusCode).toBe(204)
    headers['x-http-method-override'] = 'DELETE'
    expect((await patch(server, ana, { upload, offset: 1, body: Buffer.alloc(0), headers })).statusCode).toBe(204)
  })

  test('is sent by a session like any call: not without one, not by one that ended, not while another role is previewed', async () => {
    const person = await makePerson(server.db, { role: 1 })
    const admin = await server.as(person)
    const { upload } = (await admin.call(fileCalls.begin, { ...text, size: 9 })).body.data
    const body = Buffer.from('123456789')
    const status = async (headers: Record<string, string>) =>
      (await patch(server, admin, { upload, body, headers })).statusCode
    expect(await status({ 'x-view-as': '4' })).toBe(403)
    expect(await status({ authorization: 'Bearer forged' })).toBe(401)
    expect(await status({ 'tus-resumable': '0.1' })).toBe(400)
    expect((await admin.raw(fileCalls.begin, { ...text, size: 9 })).status).toBe(200)
    await server.db
      .updateTable('sessions')
      .set({ ended_at: server.clock.now() })
      .where('user_id', '=', person.id)
      .execute()
    expect(await status({})).toBe(401)
    const { size } = await stat(join(server.services.config.DATA_DIR, 'uploads', upload.split('/').at(-1) ?? ''))
    expect(size).toBe(0)
  })

  test('too large is refused when it is begun and while it comes, and an empty one too', async () => {
    const size = fileUses.photo.max + 1
    const large = await ana.raw(fileCalls.begin, { ...photo, size })
    expect(large).toMatchObject({ status: 422, body: { errors: [{ path: 'size' }] } })
    expect((await ana.raw(fileCalls.begin, { ...photo, size: 0 })).body['errors']).toMatchObject([{ path: 'size' }])
    const { upload } = (await ana.call(fileCalls.begin, { ...photo, size: 5 })).body.data
    expect((await patch(server, ana, { upload, body: Buffer.alloc(6) })).statusCode).toBe(413)
  })

  test('of no known use or kind is refused when it is begun, and its name loses what is no name', async () => {
    expect((await ana.raw(fileCalls.begin, { ...photo, use: 'toString', size: 5 })).body['errors']).toMatchObject([
      { path: 'use' },
    ])
    const page = { ...photo, nome: 'eu.html', type: 'text/html', size: 5 }
    expect((await ana.raw(fileCalls.begin, page)).body['errors']).toMatchObject([{ path: 'type' }])
    const { id } = (await ana.call(fileCalls.begin, { ...text, nome: '../a\u202Egnp.txt', size: 5 })).body.data
    expect((await ana.call(fileCalls.show, { id })).body.data.nome).toBe('.._a_gnp.txt')
  })

  test('whose content is not what its name says is refused, and stays refused', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const { id } = await sendFile(server, ana, { ...photo, body: page })
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await ana.raw(fileCalls.check, { id })
      expect([status, body['type'], body['errors']]).toMatchObject([422, '/problems/file.wrongKind', [{ path: 'id' }]])
    }
    expect((await ana.call(fileCalls.link, { id })).status).toBe(404)
    const binary = await sendFile(server, ana, { ...text, body: Buffer.from([65, 0, 66]) })
    expect((await ana.call(fileCalls.check, { id: binary.id })).status).toBe(422)
  })

  test('whose bytes were lost before they were stored is sent again', async () => {
    const { id } = await sendFile(server, ana, { ...text, body: Buffer.from('x') })
    await rm(join(server.services.config.DATA_DIR, 'uploads'), { recursive: true })
    expect((await ana.call(fileCalls.check, { id })).status).toBe(409)
    expect((await readyFile(server, ana, { ...text, body: Buffer.from('x') })).state).toBe('ready')
  })

  test('is refused by the scan', async () => {
    const { id } = await sendFile(server, ana, { ...text, body: Buffer.from('EICAR') })
    refuseAll = true
    const { body } = await ana.raw(fileCalls.check, { id })
    refuseAll = false
    expect(body['type']).toBe('/problems/file.infected')
    expect(scanned).toBeGreaterThan(1)
  })
})

describe('an image', () => {
  test('is written anew: upright, within its box, without what the camera wrote', async () => {
    const body = await plain(1200, 600)
      .withExif({ IFD0: { Copyright: 'Segredo', Model: 'Camera X' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await metadataOf(body)).exif).toBeDefined()
    const file = await readyFile(server, ana, { ...photo, nome: 'Eu na praia.JPG', type: 'image/jpeg', body })
    expect(file).toMatchObject({ type: 'image/webp', nome: 'Eu na praia.webp', width: 256, height: 512 })
    const stored = await get(await linkOf(ana, file.id))
    expect(stored.headers['content-disposition']).toMatch(/^inline/)
    const read = await metadataOf(stored.rawPayload)
    expect([read.exif, read.orientation, read.width]).toEqual([undefined, undefined, 256])
    expect(stored.rawPayload.includes('Segredo')).toBe(false)
  })

  test.each([
    ['with too many pixels', 'file.imageTooLarge', () => plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()],
    ['that breaks off', 'file.imageBroken', async () => (await png()).subarray(0, 60)],
    ['of a kind that no browser shows', 'file.wrongKind', () => plain().tiff().toBuffer()],
    ['drawn by a page', 'file.wrongKind', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s is refused', async (_, word, make) => {
    const { id } = await sendFile(server, ana, { ...photo, body: await make() })
    expect((await ana.raw(fileCalls.check, { id })).body['type']).toBe(`/problems/${word}`)
  })

  test('with a page behind its pixels loses it', async () => {
    const body = Buffer.concat([await plain().gif().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { id } = await readyFile(server, ana, { ...text, nome: 'a.gif', type: 'image/gif', body })
    expect((await get(await linkOf(ana, id))).rawPayload.includes('<script>')).toBe(false)
  })
})

describe('what no form claimed', () => {
  test('is given up by its sender, or goes after a day, bytes and all', async () => {
    const given = await readyFile(server, ana, { ...text, body: Buffer.from('desisto') })
    await ana.call(fileCalls.discard, { id: given.id })
    expect((await ana.call(fileCalls.show, { id: given.id })).status).toBe(404)
    expect(server.sent.at(-1)?.name).toBe('file.sweep')
    server.clock.advance(23 * 3600)
    const young = await readyFile(server, ana, { ...text, body: Buffer.from('novo') })
    server.clock.advance(2 * 3600)
    await server.runJob('file.sweep')
    const left = await server.db.selectFrom('files').select('id').execute()
    expect(left).toEqual([{ id: young.id }])
    const names = await readdir(server.services.config.DATA_DIR, { recursive: true })
    expect(names.filter((it) => it.length > 30)).toHaveLength(1)
  })

  test('given up and swept while it is looked at leaves nothing in the store', async () => {
    const { id } = await sendFile(server, ana, { ...text, body: Buffer.from('tarde demais') })
    const { key } = await server.db.selectFrom('files').select('key').where('id', '=', id).executeTakeFirstOrThrow()
    meanwhile = async () => {
      await server.db.deleteFrom('files').where('id', '=', id).execute()
    }
    const { status } = await ana.call(fileCalls.check, { id })
    meanwhile = async () => undefined
    expect(status).toBe(404)
    expect(await server.services.files.store.read(key)).toBeUndefined()
  })

  test('whose bytes reached the store before the server died is taken at the next asking', async () => {
    const { id, upload } = await sendFile(server, ana, { ...text, body: Buffer.from('quase') })
    const key = upload.split('/').at(-1) ?? ''
    await server.services.files.store.put(key, (await server.services.files.uploads.whole(key)) ?? '')
    const { status, body } = await ana.call(fileCalls.check, { id })
    expect([status, body.data.state]).toEqual([200, 'ready'])
    expect((await get(await linkOf(ana, id))).body).toBe('quase')
  })

  test('is limited in number; what was refused does not count', async () => {
    const carla = await server.as(await makePerson(server.db))
    await sendFile(server, carla, { ...text, body: Buffer.from('x') })
    const refused = await sendFile(server, carla, { ...photo, body: Buffer.from('<p>') })
    expect((await carla.call(fileCalls.check, { id: refused.id })).status).toBe(422)
    const before = await server.db
      .selectFrom('files')
      .select((on) => on.fn.countAll<number>().as('count'))
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    const begin = () => carla.call(fileCalls.begin, { ...text, size: 1 })
    const answers = await Promise.all(Array.from({ length: 55 }, begin))
    const open = await server.db
      .selectFrom('files')
      .select((on) => on.fn.countAll<number>().as('count'))
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect([open.count - before.count, answers.filter((it) => it.status === 422).length]).toEqual([49, 6])
  })
})
