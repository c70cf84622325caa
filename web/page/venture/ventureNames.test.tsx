import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lists } from '#contract/lists.ts'
import { colourCalls } from '#contract/venture/venture.calls.ts'
import { answerOf } from '#web/kit/call/query.ts'
import { RecordMarks } from '#web/kit/list/marks.ts'
import { RecordFilter } from '#web/kit/list/RecordFilter.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const web = join(import.meta.dirname, '../..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !/^(testing|gallery)\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(web, name), 'utf8') }))

const NAMES_VENTURE = /\bventure\??\.nome\b|\bproject\.nome\b|\.projeto\b|\b(?:of|atom|gate)\.venture\b(?!\??\.)/
const HAS_DOT = /\bVenture(?:Mark|Name)\b/

/** Parts that read a venture's name and show none: they hand it on, or say it where no dot can stand. */
const without: Readonly<Record<string, string>> = {
  'atom/AtomActions.tsx': 'to the action that starts a loop',
  'cell/CellAtoms.tsx': 'to the action that starts a loop',
  'earnings/RevenueScreen.tsx': 'in the name of a row, whose cell has the dot',
  'invitation/AcceptScreen.tsx': 'whoever is invited has seen no venture yet',
  'loop/correct/AskCorrection.tsx': 'in the text of a message',
  'loop/ring/DayRing.tsx': 'in the words of an arc, which is of the colour itself',
  'loop/start/AtomPicker.tsx': 'in a native select, which shows texts',
  'loop/start/StartableAtoms.tsx': 'words by which the palette finds an atom',
}

test('whatever names a venture shows its dot', () => {
  const naming = sources.filter((it) => NAMES_VENTURE.test(it.text))
  const bare = naming.filter((it) => !HAS_DOT.test(it.text)).map((it) => it.name)
  expect(naming.length).toBeGreaterThan(25)
  expect(bare.toSorted()).toEqual(Object.keys(without).toSorted())
})

test('a column or filter of ventures says that its records are ventures, from which its dots follow', () => {
  const columns = lists.flatMap((list) => Object.entries(list.columns).map(([key, column]) => ({ list, key, column })))
  const ventures = columns.filter(({ key, column }) => column.kind === 'record' && /^(venture|project)$/.test(key))
  expect(ventures.length).toBeGreaterThan(8)
  for (const { column } of ventures) expect(column).toMatchObject({ of: 'projeto' })
  const filters = lists.flatMap((list) => Object.values(list.filters)).filter((it) => it.kind === 'record')
  for (const { lookup } of filters.filter((it) => it.lookup.call.path.endsWith('/ventures')))
    expect(lookup.of, lookup.call.path).toBe('projeto')
})

test('the dot has the colour that was chosen, and the name stands beside it', async () => {
  render(
    <p>
      <VentureName id={3} nome="Loja Lua Cheia" />
    </p>,
    { me: person(4) },
  )
  const name = screen.getByText('Loja Lua Cheia')
  expect(name.querySelector('[data-venture="2"]')).toBeTruthy()
  answerOf(colourCalls.colours, {}).set({ chosen: [{ id: 3, colour: 11 }] })
  await waitFor(() => expect(name.querySelector('[data-venture="11"]')).toBeTruthy())
})

test('ventures that a filter finds have their dots', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/loops/ventures', { data: [{ id: 2, nome: 'Grão', hint: null, gone: false }], more: false })
  const filter = lists
    .flatMap((list) => Object.values(list.filters))
    .find((it) => it.kind === 'record' && it.lookup.call.path === '/api/loops/ventures')
  if (filter?.kind !== 'record') throw new Error('Loop Center has no filter by venture')
  const chosen: (string | null)[] = []
  render(
    <RecordMarks value={{ projeto: VentureMark }}>
      <RecordFilter label="Venture" lookup={filter.lookup} value={undefined} onChange={(id) => chosen.push(id)} />
    </RecordMarks>,
    { me: person(4) },
  )
  const option = await screen.findByRole('option', { name: 'Grão' })
  expect(option.querySelector('[data-venture="1"]')).toBeTruthy()
  await userEvent.click(option)
  expect(chosen).toEqual(['2'])
})
