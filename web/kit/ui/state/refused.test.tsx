import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { render } from '#web/testing/render.tsx'

const shown = (status: number) => {
  const error = new CallError({ message: 'Isto é só da própria pessoa.', status, requestId: 'r-1' })
  render(<ErrorState error={error} retry={() => undefined} />)
}

test('a refusal says why, and offers neither another try nor a code for support', () => {
  shown(403)
  expect(screen.getByText('Não aparece para você')).toBeTruthy()
  expect(screen.getByText('Isto é só da própria pessoa.')).toBeTruthy()
  expect([screen.queryByRole('button'), screen.queryByText(/r-1/), screen.queryByRole('alert')]).toEqual([
    null,
    null,
    null,
  ])
})

test('a fault offers both', () => {
  shown(500)
  expect(screen.getByText('Não foi possível carregar')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('r-1')
})
