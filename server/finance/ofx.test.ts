import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeCalls } from '#contract/finance/finance.calls.ts'
import { financeCrud, financeFlow } from '#contract/finance/finance.ts'
import { ofxOf, type OfxMove } from '#server/finance/ofx.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const NOW = '2026-03-10T15:00:00Z'
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())

interface Node {
  readonly name: string
  readonly children: Node[]
  text: string
}

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '')

/** Reads OFX 2 as any reader of XML does: every tag is closed by its own, no sign of markup stands in a text. */
const parse = (file: string): Node => {
  // XML has no control characters but tab and line breaks.
  expect(file.replace(/[\t\n\r]/g, '')).not.toMatch(/[\p{Cc}\uFFFE\uFFFF]/u)
  expect(file.isWellFormed()).toBe(true)
  const [xml, ofx, ...body] = file.split('\n')
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"/)
  expect(ofx).toMatch(/^<\?OFX OFXHEADER="200" VERSION="220" /)
  const root: Node = { name: '', children: [], text: '' }
  const open = [root]
  for (const [, slash, name = '', text] of body.join('\n').matchAll(/<(\/?)([^<>]*)>|([^<>]+)|[<>]/g)) {
    const at = open.at(-1) ?? expect.fail('an element is closed twice')
    if (text !== undefined) {
      expect(text.replace(/&(?:amp|lt|gt);/g, '')).not.toContain('&')
      at.text += decoded(text)
    } else if (slash) {
      expect(name).toBe(at.name)
      open.pop()
    } else {
      expect(name).toMatch(/^[A-Z0-9.]+$/)
      const node: Node = { name, children: [], text: '' }
      at.children.push(node)
      open.push(node)
    }
  }
  expect(open).toEqual([root])
  return root
}
const at = (node: Node, ...path: readonly string[]): Node =>
  path.reduce((one, name) => one.children.find((it) => it.name === name) ?? expect.fail(`no ${name}`), node)
const textAt = (node: Node, ...path: readonly string[]): string => at(node, ...path).text
const statementOf = (file: string) => at(parse(file), 'OFX', 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS')
const movesOf = (file: string) => at(statementOf(file), 'BANKTRANLIST').children.filter((it) => it.name === 'STMTTRN')

const about = {
  account: 'Atelier & Filhos',
  locale: 'pt',
  now: new Date(NOW),
  from: '2026-03-01',
  to: '2026-03-31',
  balance: -5,
} as const

test('any text in a name or a memo comes back shortened, and nothing of it is markup', () => {
  const sign = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<', '>', '&', '&amp;', '</OFX>', '\u0000', '\r\n', '\uD800', ']]>', '\u202E', '😀'),
  )
  const text = fc.array(sign, { maxLength: 60 }).map((it) => it.join(''))
  const move = fc.record({
    id: fc.constant('nucleo-8'),
    day: fc.constant('2026-03-10'),
    centavos: fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
    name: text,
    memo: text,
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 4 }), (moves: OfxMove[]) => {
      const read = movesOf(ofxOf({ ...about, moves }))
      expect(read).toHaveLength(moves.length)
      for (const [index, { centavos, name }] of moves.entries()) {
        const node = read[index] ?? expect.fail('a movement is lost')
        expect(Number(textAt(node, 'TRNAMT'))).toBe(centavos / 100)
        expect(textAt(node, 'TRNAMT')).toMatch(/^-?\d+\.\d\d$/)
        expect(Array.from(textAt(node, 'NAME')).length).toBeLessThanOrEqual(32)
        if (/^[\w &<>]{1,32}$/.test(name) && name.trim() === name) expect(textAt(node, 'NAME')).toBe(name)
      }
    }),
  )
})

const file = async (query: Record<string, string>) => {
  const headers = { authorization: `Bearer ${await admin.token()}` }
  return server.app.inject({ url: financeCalls.ofx.path, query, headers })
}
const entry = async (more: object, paid_on: string) => {
  const base = { direction: 2, category: 7, descricao: 'Aluguel', party: '', centavos: 100_00 }
  const days = { issued_on: '2026-03-01', due_on: '2026-03-10' }
  const { id } = (await admin.call(financeCrud.calls.create, { ...base, ...days, ...more })).body.data
  return (await admin.call(financeFlow.calls.pay, { id, version: 1, paid_on })).body.data
}

test('a period is exported with its days, its movements under codes that stay, and its balance', async () => {
  await entry({ direction: 1, category: 1, centavos: 1000_00 }, '2026-02-28')
  const rent = await entry({ party: 'Imobiliária <Sol> & Cia' }, '2026-03-01')
  await entry({ direction: 1, centavos: 1_05, descricao: 'Juros' }, '2026-03-09')
  await admin.call(financeFlow.calls.reverse, { id: rent.id, version: rent.version, reason: 'Devolvido' })
  const march = await file({ from: '2026-03-01', to: '2026-03-31' })
  expect(march.headers['content-disposition']).toContain('.ofx')
  const statement = statementOf(march.body)
  expect(textAt(statement, 'CURDEF')).toBe('BRL')
  expect([textAt(statement, 'LEDGERBAL', 'BALAMT'), textAt(statement, 'LEDGERBAL', 'DTASOF')]).toEqual([
    '1001.05',
    '20260331120000[-3:BRT]',
  ])
  const list = movesOf(march.body).map((it) => it.children.map(({ text }) => text))
  const day = (text: string) => `${text}120000[-3:BRT]`
  expect(list).toEqual([
    ['DEBIT', day('20260301'), '-100.00', expect.any(String), 'Imobiliária <Sol> & Cia', 'Aluguel'],
    ['CREDIT', day('20260309'), '1.05', expect.any(String), 'Juros', 'Juros'],
    ['CREDIT', day('20260310'), '100.00', expect.any(String), 'Imobiliária <Sol> & Cia', 'Estorno: Aluguel'],
  ])
  const codes = async (query: Record<string, string>) =>
    movesOf((await file(query)).body).map((it) => textAt(it, 'FITID'))
  const all = await codes({})
  expect(new Set(all).size).toBe(4)
  expect(all.slice(1)).toEqual(await codes({ from: '2026-03-01', to: '2026-03-31' }))
  expect(await codes({ from: '2026-05-01', to: '2026-05-31' })).toEqual([])
  const noted = await server.db.selectFrom('audit').select('detail').where('event', '=', 'finance.exported').execute()
  expect(noted.map((it) => it.detail)).toContainEqual({ format: 'ofx', from: '2026-03-01', to: '2026-03-31' })
})
