import { expect, test } from 'vitest'
import { setupCalls } from '#contract/setup/setup.ts'
import { freshHouse } from '#server/testing/house.ts'

test('only a demonstration lists its accounts and their password', async () => {
  const house = await freshHouse({ environment: { NUCLEO_DEMO: '1' } })
  try {
    const { body } = await house.nobody.call(setupCalls.state, {})
    expect(setupCalls.state.output.safeParse(body).error).toBeUndefined()
    expect(body.demo_password).toBe('Nucleo-demo-1')
    const keys = [
      'admin',
      'manager',
      'client',
      'looper',
      'partner',
      'finance',
      'director',
      'supervisor',
      'commercial',
      'guest',
    ]
    expect(body.demo).toEqual(keys.map((key, index) => ({ email: `${key}@demo.nucleo.app`, role: index + 1 })))
  } finally {
    await house.close()
  }
})
