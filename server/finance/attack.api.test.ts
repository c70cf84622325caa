import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractList } from '#contract/finance/extract.ts'
import { financeCalls } from '#contract/finance/finance.calls.ts'
import { financeCrud, financeFlow } from '#contract/finance/finance.ts'
import { MONTHS_MAX } from '#contract/finance/summary.ts'
import { addDays } from '#contract/kit/dates.ts'
import { dice } from '#server/db/demo/dice.ts'
import { makePerson } from '#server/testing/make.ts'
import { scaled } from '#server/testing/pace.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** What a hostile person writes into the finance book, or asks of it, also two at once. */

const NOW = '2026-03-10T15:00:00Z'
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(NOW))

const base = { direction: 2, category: 7, descricao: 'Aluguel', party: '', centavos: 100_00 }
const days = { issued_on: '2026-03-01', due_on: '2026-03-10' }
const entry = async (more: object = {}) =>
  (await admin.call(financeCrud.calls.create, { ...base, ...days, ...more })).body.data
const pay = (id: number, paid_on: string) => admin.call(financeFlow.calls.pay, { id, version: 1, paid_on })
const summary = async (query: object = {}) => (await admin.call(financeCalls.summary, query)).body.data
const fileOf = async (url: string, query: Record<string, string>) => {
  const { statusCode, body, rawPayload } = await server.app.inject({
    url,
    query,
    headers: { authorization: `Bearer ${(await admin.token()) ?? ''}` },
  })
  return { status: statusCode, body, raw: rawPayload }
}

describe('an amount', () => {
  test.each([0, -1, 1.5, 1_000_000_000_000, Number.MAX_SAFE_INTEGER, 1e308, '100', '=1+1', null, Number.NaN, [100]])(
    'of %j is refused by its field',
    async (centavos) => {
      const { status, body } = await admin.raw(financeCrud.calls.create, { ...base, ...days, centavos })
      const paths = (body['errors'] as { path: string }[] | undefined)?.map((it) => it.path)
      expect([status, new Set(paths)]).toEqual([422, new Set(['centavos'])])
    },
  )

  test.each([
    ['issued_on', '0001-01-01'],
    ['due_on', '9999-12-31'],
    ['due_on', '2026-02-29'],
    ['direction', 3],
    ['category', 0],
    ['status', 2],
    ['paid_on', '2026-03-01'],
  ])('with the %s %j is refused by that field', async (field, value) => {
    const { status, body } = await admin.raw(financeCrud.calls.create, { ...base, ...days, [field]: value })
    expect([status, body['errors']]).toMatchObject([422, [{ path: field }]])
  })
})

describe('what stands in a file', () => {
  const evil = ['=cmd|"/C calc"!A0', '+1+1', '-2+3', '@SUM(1)', '＝1+1', '\t=1', '</MEMO></STMTTRN>&x;<A>']

  test('is a text to a sheet and to a bank, whatever it begins with', async () => {
    for (const [at, text] of evil.entries()) {
      const made = await admin.raw(financeCrud.calls.create, { ...base, ...days, descricao: text, party: text })
      const { id } = made.body['data'] as { id: number }
      await pay(id, `2026-02-${String(at + 10)}`)
    }
    const february = { from: '2026-02-01', to: '2026-02-28' }
    const csv = await fileOf(extractList.calls.export.path, { format: 'csv', columns: 'nome,party', ...february })
    const cells = csv.body
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(1)
      .flatMap((line) => line.split(';'))
      .map((it) => it.replace(/^"/, ''))
    expect(cells.filter((it) => /^[\s]*[=+\-@＝]/.test(it))).toEqual([])
    for (const format of ['xlsx', 'pdf'])
      expect((await fileOf(extractList.calls.export.path, { format, ...february })).status).toBe(200)
    const { body } = await fileOf(financeCalls.ofx.path, february)
    expect(body.match(/<STMTTRN>/g)).toHaveLength(evil.length)
    expect(body.match(/<\/MEMO>/g)).toHaveLength(evil.length)
    expect(body).not.toContain('<A>')
    expect(body).toContain('&lt;/MEMO&gt;&lt;/STMTTRN&gt;&amp;x;')
  })

  test('a line break or a mark of direction makes no line of its own', async () => {
    const text = 'Um\r\n<TRNAMT>999.00\u2028Dois\u202E\u0007'
    const { status, body } = await admin.raw(financeCrud.calls.create, { ...base, ...days, party: text })
    if (status === 201) {
      await pay((body['data'] as { id: number }).id, '2026-01-10')
      const file = await fileOf(financeCalls.ofx.path, { from: '2026-01-01', to: '2026-01-31' })
      expect(file.body.match(/<TRNAMT>/g)).toHaveLength(1)
      for (const sign of ['\u2028', '\u202E', '\u0007', '\r']) expect(file.body).not.toContain(sign)
    } else expect(status).toBe(422)
  })
})

describe('a period', () => {
  test.each([
    ['0001-01-01', '2026-01-01', 'from'],
    ['2026-01-01', '9999-12-31', 'to'],
    ['2026-02-30', '2026-03-01', 'from'],
    ["2026-01-01'", '2026-03-01', 'from'],
  ])('from %s to %s is refused by its field', async (from, to, field) => {
    for (const call of [financeCalls.summary, extractList.calls.list]) {
      const { status, body } = await admin.raw(call, { from, to })
      expect([call.path, status, body['errors']]).toMatchObject([call.path, 422, [{ path: field }]])
    }
    expect((await fileOf(financeCalls.ofx.path, { from, to })).status).toBe(422)
  })

  test.each([
    ['of seven thousand years', { from: '1900-01-01', to: '8999-12-31' }],
    ['of the first year', { from: '1900-01-01', to: '1900-12-31' }],
    ['of the last year', { from: '8999-01-01', to: '8999-12-31' }],
    ['without an end', { from: '1900-01-01' }],
    ['without a beginning', { to: '8999-12-31' }],
    ['that ends before it begins', { from: '2026-03-10', to: '2026-01-01' }],
  ])('%s has a plot of at most three years, and balances that add up', async (_, period) => {
    const began = performance.now()
    const { opening, in: comes, out, closing, months } = await summary(period)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(months.length).toBeLessThanOrEqual(MONTHS_MAX)
    expect(closing).toBe(opening + comes - out)
    expect((await fileOf(financeCalls.ofx.path, period)).status).toBe(200)
  })
})

test('of every period the opening and what moved are the closing, and the next one opens with it', async () => {
  const from = dice('extract')
  for (let at = 0; at < 14; at += 1) {
    // Around midnight of São Paulo, where Greenwich has the next day.
    const day = addDays('2025-12-20', from.int(0, 60))
    server.clock.set(`${addDays(day, 1)}T0${String(from.int(0, 5))}:30:00Z`)
    const made = await entry({ direction: from.pick([1, 2]), centavos: from.int(1, 9_999_999) })
    await pay(made.id, addDays(day, -from.int(1, 20)))
    if (from.chance(0.4)) {
      server.clock.advance(86_400 * from.int(0, 20))
      await admin.call(financeFlow.calls.reverse, { id: made.id, version: 2, reason: 'Devolvido' })
    }
  }
  server.clock.set(NOW)
  for (let at = 0; at < 25; at += 1) {
    const first = addDays('2025-11-20', from.int(0, 90))
    const last = addDays(first, from.int(0, 40))
    const period = { from: first, to: last }
    const head = await summary(period)
    expect(head.closing).toBe(head.opening + head.in - head.out)
    expect((await summary({ from: addDays(last, 1), to: addDays(last, 30) })).opening).toBe(head.closing)
    const { data, sums } = (await admin.call(extractList.calls.list, { ...period, per_page: 100 })).body
    expect(data.reduce((sum, it) => sum + it.centavos, 0)).toBe(head.in - head.out)
    expect((sums as { centavos?: number }).centavos ?? 0).toBe(head.in - head.out)
    const moved = head.months.reduce((sum, it) => sum + it.in - it.out, 0)
    const [oldest] = head.months
    expect(head.months.at(-1)?.balance).toBe((oldest?.balance ?? 0) - (oldest?.in ?? 0) + (oldest?.out ?? 0) + moved)
  }
})

test('entries paid, cancelled and reversed by several at once end one way, and cash is what the extract says', async () => {
  const others = await Promise.all([1, 2, 3].map(async () => server.as(await makePerson(server.db, { role: 1 }))))
  const { id } = await entry({ centavos: 777 })
  const { pay: take, cancel, reverse } = financeFlow.calls
  const answers = await Promise.all(
    others.flatMap((me) => [
      me.raw(take, { id, version: 1, paid_on: '2026-03-10' }),
      me.raw(cancel, { id, version: 1, reason: 'x' }),
    ]),
  )
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
  const version = 2
  const back = await Promise.all(others.map((me) => me.raw(reverse, { id, version, reason: 'x' })))
  const isPaid = answers.findIndex((it) => it.status === 200) % 2 === 0
  expect(back.filter((it) => it.status === 200)).toHaveLength(isPaid ? 1 : 0)
  const { rows } = await sql<{ cash: number; extract: number }>`select
    (select coalesce(sum(b.amount), 0) from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where a.kind = 'cash')::bigint as cash,
    (select coalesce(sum(centavos), 0) from finance_extract where paid_on is not null)::bigint as extract`.execute(
    server.db,
  )
  expect(rows[0]?.cash).toBe(rows[0]?.extract)
})

test(
  'ten thousand lines add up to the centavo, in the head, the list, its files and the statement',
  async () => {
    const by = (await server.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()).id
    await sql`insert into finance_entries (direction, category, descricao, centavos, issued_on, due_on, status, paid_on, paid_at,
      paid_by_id, created_by_id, created_at)
    select 1 + i % 3 / 2, 7, 'Linha ' || i, 1 + (i * 7919::bigint * 104729) % 99999999, '2024-05-01', '2024-05-01', 2,
      date '2024-05-01' + i % 31, ${NOW}::timestamptz, ${by}, ${by}, ${NOW}::timestamptz
    from generate_series(1, 10000) i`.execute(server.db)
    let total = 0n
    for (let at = 1n; at <= 10_000n; at += 1n) {
      const centavos = 1n + ((at * 7919n * 104_729n) % 99_999_999n)
      total += at % 3n === 2n ? -centavos : centavos
    }
    const may = { from: '2024-05-01', to: '2024-05-31' }
    const head = await summary(may)
    expect(BigInt(head.in - head.out)).toBe(total)
    const { sums } = (await admin.call(extractList.calls.list, may)).body
    expect(BigInt((sums as { centavos?: number }).centavos ?? 0)).toBe(total)
    const inCentavos = (text: string) => BigInt(text.replaceAll(/[^\d-]/g, ''))
    const ofx = await fileOf(financeCalls.ofx.path, may)
    const amounts = [...ofx.body.matchAll(/<TRNAMT>([^<]*)</g)].map((it) => inCentavos(it[1] ?? ''))
    expect(amounts).toHaveLength(10_000)
    expect(amounts.reduce((sum, it) => sum + it, 0n)).toBe(total)
    const balance = /<BALAMT>([^<]*)</.exec(ofx.body)?.[1] ?? ''
    expect(inCentavos(balance)).toBe(BigInt(head.closing))
    const csv = await fileOf(extractList.calls.export.path, { format: 'csv', columns: 'centavos', ...may })
    const lines = csv.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
      .slice(1)
    const cells = lines.filter((it) => /\d/.test(it)).slice(0, 10_000)
    expect(cells.reduce((sum, it) => sum + inCentavos(it), 0n)).toBe(total)
    const pdf = await fileOf(extractList.calls.export.path, { format: 'pdf', columns: 'nome,centavos', ...may })
    expect(pdf.status).toBe(200)
    const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(Number(total) / 100)
    expect((await textOfPdf(pdf.raw)).replaceAll(/\s/g, '')).toContain(reais)
  },
  scaled(120_000),
)
