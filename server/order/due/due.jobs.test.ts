import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#contract/order/order.calls.ts'
import { remindOfDue } from '#server/order/due/due.jobs.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** Friday on which the orders of Tuesday are due, and the day before, at 9:00 of São Paulo. */
const DUE = '2026-03-13T12:00:00Z'
const BEFORE = '2026-03-12T12:00:00Z'
let server: TestServer
let admin: Visitor
let atom: MadeAtom
let payers: MadePerson[]
let others: MadePerson[]
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z', environment: { PUBLIC_URL: 'https://nucleo.example' } })
  payers = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 6 })]
  others = await Promise.all(([2, 4, 7, 10] as const).map((role) => makePerson(server.db, { role })))
  admin = await server.as(payers[0]!)
  await server.db.updateTable('users').set({ locale: 'en' }).where('id', '=', payers[1]!.id).execute()
  atom = await makeAtom(server.db)
})
afterAll(() => server.close())

/** An unpaid order of a looper who worked for an hour at R$ 80,00. */
const order = async (nome: string, pix_key: string | null) => {
  const person = await makePerson(server.db, { role: 4, nome, valor_hora_centavos: 8000 })
  await server.db.insertInto('person_details').values({ user_id: person.id, city: 'Recife', pix_key }).execute()
  const [from, to] = ['2026-03-09T12:00:00Z', '2026-03-09T13:00:00Z']
  const id = await makeLoop(server.db, { user: person, atom, from, to, status: 3 })
  const set = { valor_hora_centavos: 8000, concluded_at: to }
  await server.db.updateTable('loops').set(set).where('id', '=', id).execute()
  const asked = { user_id: person.id, from: '2026-03-01', to: '2026-03-31', total_centavos: 8000 }
  return { person, ...(await admin.call(orderCalls.create, asked)).body.data }
}
const remind = () => remindOfDue.run(server.frame, {})
const mailsOf = ({ email }: MadePerson) =>
  server.db
    .selectFrom('mails')
    .select(['subject', 'body_text', 'body_html'])
    .where('to_address', '=', email)
    .where('subject', 'like', '%a pagar até hoje%')
    .execute()
const english = ({ email }: MadePerson) =>
  server.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('to_address', '=', email)
    .where('subject', 'like', '%due by today%')
    .execute()

test('on the day on which orders are due, once, payers read each with amount, link and the code of page and PDF', async () => {
  const keyed = await order('Nair <b>', 'nair@oficina.example')
  const keyless = await order('Olga', null)
  const later = await order('Rui', 'rui@oficina.example')
  await server.db.updateTable('orders').set({ due_on: '2026-03-20' }).where('id', '=', later.id).execute()
  server.clock.set(BEFORE)
  await remind()
  expect(await mailsOf(payers[0]!)).toEqual([])
  server.clock.set(DUE)
  await Promise.all([remind(), remind()])
  await remind()

  const [mail, ...more] = await mailsOf(payers[0]!)
  expect([mail?.subject, more]).toEqual(['2 ordens de pagamento a pagar até hoje, 13/03/2026: R$ 160,00 ao todo.', []])
  const text = mail?.body_text ?? ''
  expect(text).toContain(`Ordem nº ${String(keyed.numero)}, ${keyed.nome}: R$ 80,00, com vencimento em 13/03/2026`)
  expect(text).toContain(`https://nucleo.example/#/ordempagamento/show/${String(keyless.id)}?lang=pt`)
  expect(text).toContain('/#/district/workstation/projects/ordempagamento/index?status=0&due_to=2026-03-13&lang=pt')

  const page = (await admin.call(orderCalls.page, { id: keyed.id })).body.data
  const code = page.pix?.code ?? 'none'
  expect(text.split('\n').filter((it) => it.includes('br.gov.bcb.pix'))).toEqual([code])
  expect(mail?.body_html).toContain(`>${code}</code>`)
  expect(mail?.body_html).not.toContain('<b>')
  const headers = { authorization: `Bearer ${(await admin.token()) ?? ''}` }
  const pdf = await server.app.inject({ url: `/api/payment/order/${String(keyed.id)}`, headers })
  expect((await textOfPdf(pdf.rawPayload)).replaceAll(/\s/g, '')).toContain(code.replaceAll(' ', ''))

  const [translated] = await english(payers[1]!)
  expect(translated?.subject).toBe('2 payment orders are due by today, 13/03/2026: R$ 160,00 in all.')
  expect(translated?.body_text).toContain(`PIX copy-and-paste code:\n${code}`)
  for (const person of [...others, keyed.person, keyless.person]) {
    expect(await mailsOf(person)).toEqual([])
    const notes = server.db.selectFrom('notifications').select('id').where('user_id', '=', person.id)
    expect(await notes.where('word', '=', 'notification.ordersDue').execute()).toEqual([])
  }
})

test('what is overdue is told again beside what becomes due, what is paid is not', async () => {
  const [first] = await server.db.selectFrom('orders').select('id').orderBy('number').execute()
  expect((await admin.call(orderCalls.payOne, { id: first!.id })).body.status).toBe('success')
  server.clock.set('2026-03-14T12:00:00Z')
  await remind()
  expect(await mailsOf(payers[0]!)).toHaveLength(1)
  server.clock.set('2026-03-20T12:00:00Z')
  await remind()
  const mails = await mailsOf(payers[0]!)
  expect(mails.map((it) => it.subject)).toContain(
    '2 ordens de pagamento a pagar até hoje, 20/03/2026: R$ 160,00 ao todo.',
  )
  const last = mails.find((it) => it.subject.includes('20/03/2026'))?.body_text ?? ''
  expect([...last.matchAll(/, ([A-Z]\w+)[^,]*: R\$ 80,00, com vencimento em (\S+)/g)].map((it) => it.slice(1))).toEqual(
    [
      ['Olga', '13/03/2026'],
      ['Rui', '20/03/2026'],
    ],
  )
})
