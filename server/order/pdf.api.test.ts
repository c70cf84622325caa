import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderFlow } from '#contract/order/order.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { readPdf, textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const NOW = '2026-03-10T15:00:00Z'
const KEY = 'nair@oficina.example'
let server: TestServer
let admin: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1, nome: 'Alice' }))
  atom = await makeAtom(server.db, { nome: 'Cadastro', place: await makePlace(server.db, { nome: 'Portal' }) })
})
afterAll(() => server.close())

const looper = async (nome = 'Nair', pix_key: string | null = KEY) => {
  const person = await makePerson(server.db, { role: 4, nome, valor_hora_centavos: 8000 })
  await server.db
    .insertInto('person_details')
    .values({ user_id: person.id, cpf: '52998224725', city: 'São Paulo', pix_key })
    .execute()
  return person
}

interface Worked {
  readonly on?: MadeAtom
  readonly at?: string
  readonly minutes?: number
  readonly descricao?: string
}
const work = async (person: MadePerson, { on = atom, at, minutes = 80, descricao = 'Telas' }: Worked = {}) => {
  const from = at ?? '2026-03-09T12:00:00Z'
  const to = new Date(Date.parse(from) + minutes * 60_000).toISOString()
  const id = await makeLoop(server.db, { user: person, atom: on, from, to, status: 3, descricao })
  const set = { valor_hora_centavos: 8000, concluded_at: to }
  await server.db.updateTable('loops').set(set).where('id', '=', id).execute()
}
const order = async (person: MadePerson) => {
  const period = { user_id: person.id, from: '2026-03-01', to: '2026-03-31' }
  const { total_centavos = 0 } = (await admin.call(orderCalls.preview, period)).body.data.totals
  const { body } = await admin.call(orderCalls.create, { ...period, total_centavos })
  return body.data
}
const ordered = async (person: MadePerson) => {
  await work(person)
  return order(person)
}
const paid = async (id: number): Promise<void> => {
  expect((await admin.call(orderCalls.payOne, { id })).body.status).toBe('success')
}
const ended = async (id: number, step: 'delete' | 'reverse'): Promise<void> => {
  const { version } = await server.db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reason = step === 'reverse' ? { reason: 'Pago em dobro' } : {}
  const { status } = await admin.raw(orderFlow.calls[step], { id, version, ...reason })
  expect(status).toBe(200)
}
const fetched = async (id: number, who = admin) =>
  server.app.inject({
    url: `/api/payment/order/${String(id)}`,
    headers: { authorization: `Bearer ${(await who.token()) ?? ''}` },
  })
const textOf = async (id: number, who = admin) => textOfPdf((await fetched(id, who)).rawPayload)

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte * 256
  for (let bit = 0; bit < 8; bit += 1) rest = rest >= 0x8000 ? ((rest - 0x8000) * 2) ^ 0x1021 : rest * 2
  return rest
})
/** CRC16-CCITT from its definition: nothing of it is the product's. */
const crcOf = (text: string): string =>
  Buffer.from(text, 'utf8')
    .reduce((crc, byte) => ((crc * 256) & 0xff00) ^ (TABLE[(crc >> 8) ^ byte] ?? Number.NaN), 0xffff)
    .toString(16)
    .toUpperCase()
    .padStart(4, '0')

describe('the PDF of an order', () => {
  test('says who is paid what for which loops, and by which code', async () => {
    const person = await looper()
    const other = await makeAtom(server.db, {
      nome: 'Login',
      place: await makePlace(server.db, { nome: 'Aplicativo' }),
    })
    await work(person, { on: other, at: '2026-03-06T02:30:00Z', minutes: 30, descricao: 'Senha' })
    const item = { user_id: person.id, created_by_id: person.id, created_at: NOW, status: 1 }
    const decided = { decided_at: NOW, decided_by_id: person.id }
    for (const [kind, centavos] of [
      [1, 123_450],
      [2, 500],
    ] as const)
      await server.db
        .insertInto('order_items')
        .values({ ...item, ...decided, kind, centavos, descricao: kind === 1 ? 'Prêmio' : 'Adiantamento' })
        .execute()
    const { id, numero } = await ordered(person)
    const answer = await fetched(id)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="Payment_Order_NairTeste.pdf"; filename*=UTF-8''Payment_Order_Nair%20Teste.pdf`,
    ])
    const text = await textOfPdf(answer.rawPayload)
    for (const part of [
      `Ordem de pagamento nº ${String(numero)}`,
      'Nair Teste',
      '529.982.247-25',
      '01/03/2026 a 31/03/2026',
      'Faturada',
      '13/03/2026',
      '10/03/2026 12:00, por Alice Teste',
      'Portal: 1,3 horas, R$ 104,00',
      'Aplicativo: 0,5 horas, R$ 40,00',
      'Cadastro',
      'Login',
      'Subtotal',
      // Half past two at night of Greenwich is the evening before in São Paulo.
      '05/03/2026',
      '23:30 – 06/03/2026 0:00',
      '9:00 – 10:20',
      'R$ 80,00',
      'R$ 1.234,50',
      '-R$ 5,00',
      'R$ 1.373,50',
      'Página 1 de 1',
      'Pagar por PIX',
    ])
      expect(text).toContain(part)
    const [code = ''] = /000201.+?6304[\dA-F]{4}/.exec(text) ?? []
    expect(code.slice(-4)).toBe(crcOf(code.slice(0, -4)))
    for (const part of [KEY, '54071373.50', `NUCLEO${String(numero)}`, 'NAIR TESTE', 'SAO PAULO'])
      expect(code).toContain(part)
    expect((await admin.call(orderCalls.page, { id })).body.data.pix?.code).toBe(code)
  })

  test('is in the language of its reader', async () => {
    const reader = await makePerson(server.db, { role: 6 })
    await server.db.updateTable('users').set({ locale: 'en' }).where('id', '=', reader.id).execute()
    const { id, numero } = await ordered(await looper())
    const text = await textOf(id, await server.as(reader))
    for (const part of [`Payment order no. ${String(numero)}`, '1.3', 'R$ 104,00', 'Pay by PIX', 'Page 1 of 1'])
      expect(text).toContain(part)
    expect(text).not.toContain('Ordem')
  })

  test.each([
    ['paid', 'PAGA', paid],
    ['deleted', 'EXCLUÍDA', (id: number): Promise<void> => ended(id, 'delete')],
    [
      'reversed',
      'ESTORNADA',
      async (id: number) => {
        await paid(id)
        await ended(id, 'reverse')
      },
    ],
  ] as const)('of one that is %s is marked, and pays nobody', async (status, mark, bring) => {
    const { id } = await ordered(await looper())
    await bring(id)
    const { pages } = await readPdf((await fetched(id)).rawPayload)
    const text = pages.flat().join(' ')
    expect(text).toContain(mark)
    expect(text).toContain('10/03/2026 12:00, por Alice Teste')
    expect(text).toContain('R$ 104,00')
    expect(text).not.toMatch(/PIX|000201/)
    expect(text.includes('Pago em dobro')).toBe(status === 'reversed')
    expect((await admin.call(orderCalls.page, { id })).body.data.pix).toBeNull()
  })

  test('has no code where its person has no key', async () => {
    const { id } = await ordered(await looper('Murilo', null))
    expect(await textOf(id)).not.toMatch(/PIX|000201/)
    expect((await admin.call(orderCalls.page, { id })).body.data.pix).toBeNull()
  })

  test('of 200 loops has each of them once', async () => {
    const person = await looper()
    for (let index = 0; index < 200; index += 1) {
      const at = new Date(Date.parse('2026-03-02T03:00:00Z') + index * 30 * 60_000).toISOString()
      await work(person, { at, minutes: 30, descricao: `Correção ${String(index)}.` })
    }
    const { id } = await order(person)
    const text = await textOf(id)
    for (let index = 0; index < 200; index += 1) expect(text.split(`Correção ${String(index)}.`)).toHaveLength(2)
    for (const part of ['100,0', 'R$ 8.000,00']) expect(text).toContain(part)
  })

  test('takes a name for a name, in it and as its own', async () => {
    const nome = `=<b>Zoë</b>\u202E"; filename="../x.exe`
    const { id } = await ordered(await looper(nome))
    const answer = await fetched(id)
    const { pages, links } = await readPdf(answer.rawPayload)
    expect(pages.flat().join(' ')).toContain('=<b>Zoë</b>"; filename="../x.exe')
    expect(links).toBe(0)
    const name = String(answer.headers['content-disposition'])
    expect(name).toMatch(/^attachment; filename="Payment_Order_[\w.-]+\.pdf"; filename\*=UTF-8''[^"/\\;]+\.pdf$/)
    expect(decodeURIComponent(name.split("''")[1] ?? '')).toBe('Payment_Order_=bZoëb; filename=..x.exe Teste.pdf')
  })

  test('that cannot be made is an error that says so, and the record is not told that it was', async () => {
    const { id } = await ordered(await looper())
    const key = randomUUID()
    const path = join(tmpdir(), key)
    await writeFile(path, 'not a picture')
    await server.services.files.store.put(key, path)
    const { id: owner_id } = await makePerson(server.db)
    const about = { nome: 'logo.png', type: 'image/png', size: 13, state: 'ready' as const }
    const row = { ...about, owner_id, use: 'logo' as const, key, created_at: NOW }
    const file = await server.db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow()
    await server.db.updateTable('user_config').set({ logo: file.id }).execute()
    const answer = await fetched(id)
    await server.db.updateTable('user_config').set({ logo: null }).execute()
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'error', message: expect.stringContaining('não pôde ser feito') },
    ])
    const audit = () =>
      server.db
        .selectFrom('audit')
        .select('id')
        .where('event', '=', 'order.exported')
        .where('thing_id', '=', String(id))
        .execute()
    expect(await audit()).toEqual([])
    expect((await fetched(id)).headers['content-type']).toBe('application/pdf')
    expect(await audit()).toHaveLength(1)
  })
})

describe('who reads it', () => {
  test.each(signedInRoles)('role %i: 1 and 6 alone, and the code on the page too', async (role) => {
    const { id } = await ordered(await looper())
    const me = await server.as(await makePerson(server.db, { role }))
    const reads = role === 1 || role === 6
    expect((await fetched(id, me)).statusCode).toBe(reads ? 200 : 403)
    const { status, body } = await me.raw(orderCalls.page, { id })
    if (status === 200) expect((body['data'] as { pix: unknown }).pix !== null).toBe(reads)
  })

  test('one that nobody has, or that is another’s, is not found', async () => {
    expect((await fetched(999_999)).statusCode).toBe(404)
    const [mine, other] = [await looper(), await looper('Ana')]
    const [own, another] = [await ordered(mine), await ordered(other)]
    const change = async (it: { grant: ['order.downloadPdf'] | []; revoke: ['order.downloadPdf'] | [] }) => {
      const { version } = (await admin.call(permissionCalls.list, {})).body
      expect((await admin.raw(permissionCalls.save, { role: 4, version, ...it })).status).toBe(200)
    }
    await change({ grant: ['order.downloadPdf'], revoke: [] })
    const me = await server.as(mine)
    const found = [await fetched(own.id, me), await fetched(another.id, me)].map((it) => it.statusCode)
    await change({ grant: [], revoke: ['order.downloadPdf'] })
    expect(found).toEqual([200, 404])
  })

  test('an amount is for whoever sees values', async () => {
    const { id } = await ordered(await looper())
    const change = async (it: object) => {
      const { version } = (await admin.call(permissionCalls.list, {})).body
      expect((await admin.raw(permissionCalls.save, { role: 6, version, ...it })).status).toBe(200)
    }
    const me = await server.as(await makePerson(server.db, { role: 6 }))
    await change({ grant: [], revoke: ['order.seeValue'] })
    const text = await textOf(id, me)
    await change({ grant: ['order.seeValue'], revoke: [] })
    expect(text).toContain('1,3')
    expect(text).not.toMatch(/R\$|000201/)
  })

  test('is written down, with the documents that it tells', async () => {
    const person = await looper()
    const { id } = await ordered(person)
    await fetched(id)
    const rows = await server.db
      .selectFrom('audit')
      .select(['event', 'thing_id'])
      .where('event', 'in', ['order.exported', 'looper.detailsRead'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(rows.map((it) => `${it.event} ${String(it.thing_id)}`).toSorted()).toEqual([
      `looper.detailsRead ${String(person.id)}`,
      `order.exported ${String(id)}`,
    ])
  })
})
