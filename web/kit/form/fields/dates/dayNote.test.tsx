import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { words } from '#contract/kit/words.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'
import '#web/kit/form/fields/dates/DayNote.tsx'

const call = endpoint({
  method: 'POST',
  path: '/api/plans',
  can: 'login',
  summary: '',
  input: z.object({ day: z.iso.date().nullable() }),
  output: z.object({}),
})
const planWords = words('plan', { field_day: ['Dia', 'Day'] })

const Plan = ({ plan }: { plan: boolean }) => {
  const form = useForm(call, { from: { day: null }, words: planWords, guard: false })
  return <DateField of={form.of('day')} plan={plan} />
}

const show = (plan: boolean) => {
  const server = fakeServer()
  server.answer('GET', '/api/holidays', () => json({ data: [{ day: '2026-12-25', nome: 'Natal' }] }))
  render(<Plan plan={plan} />, { me: person(4) })
  return server
}
const type = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Dia' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const said = () => screen.queryByRole('status')?.textContent

test('a planned day that is a holiday or of a weekend says so, and stays chosen', async () => {
  const server = show(true)
  await type('25122026')
  await waitFor(() => expect(said()).toBe('Feriado: Natal'))
  await type('27122026')
  await waitFor(() => expect(said()).toBe('Domingo'))
  await type('28122026')
  await waitFor(() => expect(said()).toBe(''))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Dia' }).value).toBe('28/12/2026')
  expect(server.asked.filter((it) => it.url.includes('/api/holidays'))).toHaveLength(1)
})

test('a day that plans nothing, as a birthday, says nothing and asks nothing', async () => {
  const server = show(false)
  await type('25122026')
  expect(said()).toBeUndefined()
  expect(server.asked.filter((it) => it.url.includes('/api/holidays'))).toEqual([])
})
