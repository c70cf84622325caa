import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DISK_FULL } from '#server/db/disk.ts'
import { ENGINE_BUSY } from '#server/db/engine/turns.ts'
import { answerErrors } from '#server/kit/http/errors.ts'

const failed = (code: string): Error => Object.assign(new Error('the inside of the server'), { code })

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  answerErrors(app)
  app.decorateRequest('locale', null)
  app.get('/:code', async (request) => {
    throw failed((request.params as { code: string }).code)
  })
  await app.ready()
})
afterAll(() => app.close())

const answerTo = async (code: string, language: string) => {
  const answer = await app.inject({ url: `/${code}`, headers: { 'x-locale': language } })
  const body = answer.json<{ type: string; title: string }>()
  return { status: answer.statusCode, retry: answer.headers['retry-after'], type: body.type, title: body.title }
}

test('what a browser asks for chooses no language: Portuguese, until a page says another', async () => {
  const headers = { 'accept-language': 'en-US,en;q=0.9' }
  const titleWith = async (more: Record<string, string>) =>
    (await app.inject({ url: '/57P02', headers: { ...headers, ...more } })).json<{ title: string }>().title
  expect(await titleWith({})).toMatch(/indisponível/)
  expect(await titleWith({ 'x-locale': 'en' })).toMatch(/unavailable/)
  expect(await titleWith({ 'x-locale': 'fr' })).toMatch(/indisponível/)
})

describe('what the database fails with becomes a 503 with a sentence', () => {
  test.each([
    ['gone', '57P02', 'common.unavailable', '2', /indisponível/, /unavailable/],
    ['busy', ENGINE_BUSY, 'common.busy', '2', /Muita gente/, /Too many people/],
    ['two that wait for each other', '40P01', 'common.busy', '2', /Muita gente/, /Too many people/],
    ['without room', DISK_FULL, 'common.diskFull', '60', /disco do servidor está cheio/, /disk is full/],
    ['a file without room', 'ENOSPC', 'common.diskFull', '60', /disco do servidor está cheio/, /disk is full/],
    ['no share left of the disk', 'EDQUOT', 'common.diskFull', '60', /disco/, /disk/],
  ])('%s', async (_name, code, type, retry, portuguese, english) => {
    const common = { status: 503, retry, type: `/problems/${type}` }
    expect(await answerTo(code, 'pt')).toEqual({ ...common, title: expect.stringMatching(portuguese) })
    expect(await answerTo(code, 'en')).toEqual({ ...common, title: expect.stringMatching(english) })
  })

  test('anything else is a 500 that tells nothing of the inside', async () => {
    const answer = await answerTo('42P01', 'en')
    expect(answer).toMatchObject({ status: 500, type: '/problems/common.unexpected' })
    expect(JSON.stringify(answer)).not.toContain('inside')
  })
})
