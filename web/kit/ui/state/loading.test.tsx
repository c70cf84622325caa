import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCall } from '#web/kit/call/query.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import type { Shape } from '#web/kit/ui/state/Loading.tsx'
import { cupList } from '#web/testing/cups.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const Cups = ({ shape }: { readonly shape?: Shape }) => {
  const answer = useCall(cupList, { page: 1, per_page: 20 })
  return (
    <Answer of={answer} {...(shape && { shape })}>
      {() => <p>Xícaras</p>}
    </Answer>
  )
}

test.each(['record', 'board', 'columns', undefined] as const)(
  'the skeleton of shape %s stands in the first frame',
  async (shape) => {
    fakeServer().answer('GET', '/api/cups', () => json({ data: [], total: 0, page: 1, per_page: 20 }))
    render(<Cups {...(shape && { shape })} />)
    const skeleton = screen.getByRole('status')
    expect(skeleton.dataset['shape']).toBe(shape)
    expect(skeleton.querySelectorAll('span').length).toBeGreaterThan(4)
    // What is heard of it is one word.
    expect(skeleton.querySelectorAll(':scope > :not([aria-hidden])')).toHaveLength(1)
    expect(await screen.findByText('Xícaras')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  },
)
