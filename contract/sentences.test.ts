import { expect, test } from 'vitest'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { allWords } from '#contract/words.ts'

const said = new Map(
  [...allWords, commonWords, tableWords, uiWords, loopScreenWords].flatMap(({ noun, entries }) =>
    Object.entries(entries).map(([key, texts]): [string, readonly string[]] => [`${noun}.${key}`, texts]),
  ),
)

/** Sentences of sections 5 and 8 of the specification, letter by letter in the language it has them in, and our word. */
const sentences = [
  ['All fields must be filled in!', 'common.incomplete'],
  ['Please check the fields!', 'common.invalid'],
  ['Please enter a valid email address.', 'auth.emailRule'],
  ['Data e Hora não informada!', 'loop.endMissing'],
  ['Work Time', 'loopScreen.workTime'],
  ['Átomo', 'loop.titleAtom'],
  ['Ponto', 'loop.titleLoop'],
  ['Are you sure you want to delete this item?', 'table.deleteAsk'],
  ['Item successfully deleted!', 'table.deleteDone'],
  ['Error deleting the item.', 'table.deleteFailed'],
  ['Failed to delete the item.', 'table.deleteManyFailed'],
  ['Desculpe, um erro ocorreu!', 'table.exportFailed'],
  ['Um erro ocorreu!', 'ui.statusFailed'],
  ['Status alterado!', 'ui.statusChanged'],
  ['Status', 'ui.statusTitle'],
  ['Unauthorized', 'common.unauthorized'],
  ['Access denied!', 'common.accessDenied'],
  ['No records found', 'ui.noRecords'],
  ['No results found!', 'ui.noResults'],
  ['Saved!', 'ui.saved'],
  ['Deleted!', 'ui.removed'],
] as const

test('the sentences of the specification are said as it has them', () => {
  const wrong = sentences.filter(([sentence, word]) => !said.get(word)?.includes(sentence))
  expect(wrong).toEqual([])
})

test('the elapsed time is asked about as section 9 has it', () => {
  const [pt = ''] = said.get('loopScreen.elapsedAsk') ?? []
  expect(pt.replace('{{time}}', '...')).toBe('Tempo total até o momento ... está correto?')
})

/** Section 4, the label set: in the order of the numbers 0 to 7. */
test('the statuses of a loop have the labels of the specification', () => {
  const keys = ['none', 'running', 'stopped', 'concluded', 'forced', 'denied', 'paid', 'invoiced']
  expect(keys.map((it) => said.get(`loop.status_${it}`)?.[1])).toEqual(
    'Pending Started Closed Finished Inactive Error Paid Invoiced'.split(' '),
  )
})

/** Section 3, "Loop and task types", 1 to 11. */
test('the types of a loop have the names of the specification', () => {
  const names = loopType.list.map((it) => said.get(`loop.type_${it.key}`)?.[1]?.toLowerCase())
  expect(names).toEqual([
    'coding',
    'layout or diagramming',
    'study',
    'homologation',
    'content insertion',
    'integration',
    'report',
    'meeting',
    'support',
    'training',
    'other',
  ])
})
