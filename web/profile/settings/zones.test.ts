import { expect, test } from 'vitest'
import { zoneFits, zonesWith } from '#web/profile/settings/zones.ts'

test.each([
  ['Asia/Kolkata', 'kolkata'],
  ['Asia/Kolkata', 'Calcutta'],
  ['Europe/Kyiv', 'kyiv'],
  ['Europe/Kyiv', 'kiev'],
  ['America/Argentina/Buenos_Aires', 'buenos aires'],
  ['America/Argentina/Buenos_Aires', 'argentina / buenos'],
  ['Asia/Ho_Chi_Minh', 'saigon'],
  ['Etc/UTC', 'utc'],
  ['America/Sao_Paulo', 'São Paulo'],
])('%s is found as %s, once', (zone, search) => {
  const found = zonesWith('America/Manaus').filter((it) => zoneFits(it, search))
  expect(found).toContain(zone)
  expect(found.filter((it) => it === zone)).toHaveLength(1)
})

test('a zone stands there once, under the name that was chosen for it', () => {
  const all = zonesWith('Asia/Calcutta')
  expect(all.filter((it) => zoneFits(it, 'kolkata'))).toEqual(['Asia/Calcutta'])
  expect(zonesWith('Asia/Kolkata').filter((it) => zoneFits(it, 'calcutta'))).toEqual(['Asia/Kolkata'])
  expect(zonesWith('Mars/Olympus')).toContain('Mars/Olympus')
  expect(new Set(all).size).toBe(all.length)
})
