import { expect, test } from 'vitest'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { screenWords } from '#contract/shell/screen.words.ts'
import { allWords } from '#contract/words.ts'

const ofScreens = [commonWords, tableWords, uiWords, loopScreenWords, screenWords, lobbyWords]
const said = new Map(
  [...allWords, ...ofScreens].flatMap(({ noun, entries }) =>
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

test('the lobby’s sentences are said in English as they were asked for', () => {
  expect(said.get('screen.lobby')?.[1]).toBe('Start your day in the Lobby: see what’s new and what’s next.')
  expect(said.get('lobby.mineAnswered_one')?.[1]).toBe('Someone answered your message')
})

/** Section 9, what a registration asks. */
test('the bands of a registration are those of the specification, in English', () => {
  const of = (field: string, keys: string) => keys.split(' ').map((key) => said.get(`person.${field}_${key}`)?.[1])
  expect(of('company_size', 'upTo10 upTo50 upTo200 upTo1000 upTo5000 over5000')).toEqual([
    'Up to 10 people',
    '11 to 50 people',
    '51 to 200 people',
    '201 to 1,000 people',
    '1,001 to 5,000 people',
    'Over 5,000 people',
  ])
  expect(of('commitment', 'full part hourly')).toEqual([
    'Full time, 40 h a week',
    'Part time, 20 h a week',
    'Hourly, over 10 h a week',
  ])
  expect(of('experience', 'under1 from1to2 from2to5 over5')).toEqual([
    'Under 1 year',
    '1 to 2 years',
    '2 to 5 years',
    'Over 5 years',
  ])
  expect(of('english', 'native advanced intermediate basic none')).toEqual([
    'Native or fluent',
    'Advanced',
    'Intermediate',
    'Basic',
    'None',
  ])
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
