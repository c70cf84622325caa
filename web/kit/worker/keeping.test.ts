import { describe, expect, test } from 'vitest'
import { answersIn, isKeepable, treatmentOf, whoseRequest } from '#web/kit/worker/keeping.ts'
import { tokenFor } from '#web/testing/person.ts'

const ORIGIN = 'https://nucleo.test'
const files = new Set(['/', '/theme.js', '/assets/index-a1.js'])
const mine = { authorization: `Bearer ${tokenFor(3600, 44)}` }

const treated = (path: string, more: { method?: string; mode?: string; headers?: Record<string, string> } = {}) =>
  treatmentOf(
    {
      method: more.method ?? 'GET',
      url: new URL(path, ORIGIN).href,
      mode: more.mode ?? 'cors',
      headers: new Headers(more.headers),
    },
    ORIGIN,
    files,
  )

describe('what the service worker does with a request', () => {
  test.each([
    ['/', 'navigate', 'page'],
    ['/district/workstation/pontos', 'navigate', 'page'],
    ['/api/docs', 'navigate', undefined],
    ['/socket.io/?EIO=4', 'navigate', undefined],
    ['/theme.js', 'no-cors', 'file'],
    ['/assets/index-a1.js', 'cors', 'file'],
    ['/assets/of-another-version.js', 'cors', 'file'],
    ['/robots.txt', 'no-cors', undefined],
    ['https://elsewhere.test/', 'navigate', undefined],
  ])('%s by %s: %s', (path, mode, expected) => {
    expect(treated(path, { mode })).toBe(expected)
  })

  const kept = { ...mine, 'x-keep': 'yes' }
  test.each([
    ['a list that may be kept', '/api/loops?page=1', kept, 'list'],
    ['a read that does not ask for it', '/api/loops', mine, undefined],
    ['a preview as another role', '/api/loops', { ...kept, 'x-view-as': '3' }, undefined],
    ['nobody signed in', '/api/loops', { 'x-keep': 'yes' }, undefined],
    ['a token that is none', '/api/loops', { ...kept, authorization: 'Bearer x' }, undefined],
    ['who is signed in', '/api/auth/user', kept, undefined],
    ['a refresh', '/api/auth/refresh', kept, undefined],
    ['the second factor', '/api/2fa/verify', kept, undefined],
    ['health', '/api/health', kept, undefined],
    ['the live line', '/api/live/?EIO=4', kept, undefined],
  ])('%s', (_, path, headers, expected) => {
    expect(treated(path, { headers })).toBe(expected)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is never touched', (method) => {
    expect(treated('/api/loops', { method, headers: kept })).toBeUndefined()
    expect(treated('/', { method, mode: 'navigate' })).toBeUndefined()
  })
})

test('answers are kept by the person that the token names', () => {
  expect(whoseRequest(new Headers(mine))).toBe('44')
  expect(whoseRequest(new Headers())).toBeUndefined()
  expect(whoseRequest(new Headers({ authorization: `Bearer a.${btoa('{"sub":"../x"}')}.b` }))).toBeUndefined()
})

test.each([
  ['a list', 200, { 'content-type': 'application/json; charset=utf-8' }, true],
  ['a refusal', 403, { 'content-type': 'application/problem+json' }, false],
  ['a PDF', 200, { 'content-type': 'application/pdf' }, false],
  ['an export', 200, { 'content-type': 'application/json', 'content-disposition': 'attachment' }, false],
])('%s is kept or not', (_, status, headers, expected) => {
  expect(isKeepable(new Response('{}', { status, headers }))).toBe(expected)
})

test('an answer to several calls is kept as an answer to each', () => {
  const at = (path: string) => `https://nucleo.example${path}`
  expect(answersIn(at('/api/home?a=1'), '{"answers":{"/api/x":1}}')).toEqual([
    [at('/api/home?a=1'), '{"answers":{"/api/x":1}}'],
  ])
  const body = '{"answers":{"/api/home":{"week":1},"/api/home/days?span=week":[]}}'
  expect(answersIn(at('/api/together?ask=%2Fapi%2Fhome'), body)).toEqual([
    [at('/api/home'), '{"week":1}'],
    [at('/api/home/days?span=week'), '[]'],
  ])
})
