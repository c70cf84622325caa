import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { makePasswords } from '#server/kit/session/password.ts'

const passwords = makePasswords()

test('a hash says what it takes, fits its password alone, and is none of the former ones', async () => {
  const made = await passwords.hash('Senha-de-teste-1')
  expect(made).toMatch(/^\$argon2id\$v=19\$m=65536,t=10,p=1\$/)
  expect([await passwords.fits(made, 'Senha-de-teste-1'), await passwords.fits(made, 'Senha-de-teste-2')]).toEqual([
    true,
    false,
  ])
  expect(await passwords.fits(undefined, 'nobody has this password')).toBe(false)
  expect(await passwords.match(made, 'Senha-de-teste-1')).toBe('yes')
  const former = await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect(await passwords.match(former, 'x')).toBe('renew')
})

test('a wrong password costs alike by a former hash, by one of today and where there is none', async () => {
  const former = await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const costOf = async (stored: string | undefined) => {
    const start = process.cpuUsage()
    expect(await passwords.fits(stored, 'wrong')).toBe(false)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  await costOf(undefined)
  const times = {
    today: await costOf(await passwords.hash('x')),
    none: await costOf(undefined),
    former: await costOf(former),
  }
  // Ten times less, were it not made up for. By processor time, which a busy machine does not stretch.
  expect(times.former).toBeGreaterThan(Math.min(times.today, times.none) / 2)
})

test('more at once than there are cores all come to their turn, one that fails too', async () => {
  const made = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const broken = passwords.fits('no hash', 'x').catch(() => 'broken')
  const all = await Promise.all([broken, ...Array.from({ length: 12 }, () => passwords.fits(made, 'x'))])
  expect(all).toEqual(['broken', ...Array.from({ length: 12 }, () => true)])
})

test('accents fit composed and decomposed, also where the hash is of the password as it was typed', async () => {
  const cheap = makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
  const [composed, decomposed] = ['Caf\u00E9-da-manh\u00E3-1', 'Cafe\u0301-da-manha\u0303-1']
  for (const set of [composed, decomposed])
    for (const typed of [composed, decomposed]) {
      expect(await cheap.match(await cheap.hash(set), typed)).toBe('yes')
      const stored = await hash(set, { memoryCost: 8, timeCost: 1, parallelism: 1 })
      expect(await cheap.match(stored, typed)).toBe(set === composed ? 'yes' : 'renew')
    }
  const spaced = await hash('Dia\u00A0claro-1', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  expect(await cheap.match(spaced, 'Dia\u00A0claro-1')).toBe('renew')
  expect(await cheap.fits(spaced, 'Dia claro-2')).toBe(false)
})
