import { expect, test } from 'vitest'
import { termsEn } from './terms.en.ts'
import { termsPt } from './terms.pt.ts'
import { anchorOf, clausesOf, sectionAt, sectionIds, sectionNumber, type TermsText } from './terms.text.ts'
import { TERMS_PUBLISHED, TERMS_VERSION } from './terms.ts'

const languages = [
  ['pt', termsPt],
  ['en', termsEn],
] as const

const wholeText = (it: TermsText): string =>
  sectionIds.flatMap((id) => [it[id].title, ...it[id].body.flatMap((part) => part)]).join('\n')

test('the version and its month are the specification’s', () => {
  expect([TERMS_VERSION, TERMS_PUBLISHED]).toEqual(['1.1.3', '2024-05'])
})

test('sections 1 to 14, then the final provisions', () => {
  expect(sectionIds.map(sectionNumber)).toEqual([...Array.from({ length: 14 }, (_, at) => at + 1), undefined])
  expect(sectionIds.at(-1)).toBe('final')
  expect([termsPt.final.title, termsEn.final.title]).toEqual(['Disposições finais', 'Final provisions'])
})

test.each(languages)('%s has every section in its order, each with text', (_, text) => {
  expect(Object.keys(text)).toEqual([...sectionIds])
  for (const id of sectionIds) {
    expect(text[id].title.length).toBeGreaterThan(3)
    expect(typeof text[id].body[0]).toBe('string')
  }
  const words = wholeText(text).split(/\s+/).length
  expect(words).toBeGreaterThan(1800)
  expect(words).toBeLessThan(2700)
})

test('both languages have the same clauses and lists of the same length', () => {
  for (const id of sectionIds) {
    const shape = (text: TermsText) => text[id].body.map((part) => (typeof part === 'string' ? 'clause' : part.length))
    expect([id, shape(termsEn)]).toEqual([id, shape(termsPt)])
  }
})

const positions = ['Looper', 'Partner', 'Supervisor', 'Success Manager', 'SQUAD Leader', 'Product Architect']
const shared = [...positions, '23:59', 'America/Sao_Paulo', '91 ', 'LGPD', '13.709/2018', '12.965/2014', 'ANPD']

test.each([...shared, 'cinco dias', 'cinco anos', 'duas horas', 'seis meses', 'sexta-feira', '1,0 hora', '1,3 hora'])(
  'the Portuguese text says %s',
  (constant) => expect(wholeText(termsPt)).toContain(constant),
)
test.each([...shared, 'five days', 'five years', 'two hours', 'six months', 'Friday', '1.0 hour', '1.3 hours'])(
  'the English text says %s',
  (constant) => expect(wholeText(termsEn).toLowerCase()).toContain(constant.toLowerCase()),
)

test.each(languages)('%s: clauses are numbered within their section and keep their lists', (_, text) => {
  const clauses = clausesOf('positions', text.positions)
  expect(clauses.map((it) => it.number)).toEqual(['4.1', '4.2', '4.3'])
  expect(clauses[0]?.items.map((it) => it.split(':')[0])).toEqual(positions)
  expect(clauses[1]?.items).toEqual([])
  expect(clausesOf('final', text.final)[0]?.number).toBeUndefined()
})

test('a link names a section by its number or its id, and nothing else', () => {
  for (const id of sectionIds) {
    expect(sectionAt(anchorOf(id))).toBe(id)
    expect(sectionAt(id)).toBe(id)
  }
  expect(anchorOf('final')).toBe('final')
  for (const wrong of ['15', '0', '', 'x', null]) expect(sectionAt(wrong)).toBeUndefined()
})
