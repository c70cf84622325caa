import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCalls } from '#contract/import/import.ts'
import { importing } from '#server/testing/imports.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let me: Visitor
beforeAll(async () => {
  server = await freshServer()
  me = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())

/** Line with examples of a noun's model file. */
const example = async (thing: string, language: 'pt' | 'en'): Promise<string> => {
  const { body } = await server.app.inject({
    url: importCalls.template.path,
    query: { thing },
    headers: { authorization: `Bearer ${await me.token()}`, 'x-locale': language },
  })
  return body.split('\r\n')[1] ?? ''
}

test('a model shows what somebody would want, in the language of its headers', async () => {
  const shown = [
    ['area', 'Ativa', 'Active'],
    ['projeto', 'Loja virtual', 'Online shop'],
    ['projeto', 'Sim', 'Yes'],
    ['atom', 'Revisar o contrato', 'Review the contract'],
    ['atom', 'Alta', 'High'],
    ['atom', 'Pendente', 'Pending'],
    ['particle', 'Pagar com Pix', 'Pay by Pix'],
    ['invitation', 'Looper', 'Looper'],
  ] as const
  for (const [thing, portuguese, english] of shown) {
    expect(await example(thing, 'pt')).toContain(portuguese)
    expect(await example(thing, 'en')).toContain(english)
  }
  expect(await example('invitation', 'pt')).not.toContain('Administrador')
  // A pending atom has no day on which it was finished.
  expect((await example('atom', 'pt')).match(/30\/11\/2026/g)).toHaveLength(1)
})

test.each(['area', 'looperType', 'client', 'projeto'])(
  'the example of %s is a line that can be imported',
  async (thing) => {
    const on = importing(server, me)
    const checked = await on.check(await on.upload(thing, await on.file('template', { thing })))
    expect((await on.errors(checked)).data).toEqual([])
    expect(checked).toMatchObject({ created: 1, failed: 0 })
  },
)
