import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { helpCategories, helpDoors, type HelpBlock } from './article.ts'
import { folded, pieces, searchHelp, searchTerms } from './help.rules.ts'
import { helpArticle, helpArticles } from './help.ts'
import { helpWords } from './help.words.ts'

const messagesOf = (block: HelpBlock): readonly (readonly [string, string])[] => {
  if ('text' in block) return [block.text]
  if ('items' in block) return block.items
  if (block.kind === 'keys') return block.rows.map(([, does]) => does)
  return block.kind === 'terms' ? block.rows.flat() : []
}

describe('the articles', () => {
  test('ids are unique and fit in an address', () => {
    const ids = helpArticles.map((it) => it.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
  })

  test('every door has a name', () => {
    for (const it of helpDoors) expect(helpWords.entries).toHaveProperty(`door_${it}`)
  })

  test('every category has articles, in the order of the page, and a name', () => {
    const order = [...new Set(helpArticles.map((it) => it.category))]
    expect(order).toEqual(helpCategories)
    for (const it of helpCategories) expect(helpWords.entries).toHaveProperty(`category_${it}`)
  })

  test('each is whole in both languages and leads only to what exists', () => {
    const whole = (text: string): boolean => text.trim() === text && text.length > 1
    const wrong = helpArticles.flatMap(({ id, title, summary, sections, see = [] }) => {
      const all = [title, summary, ...sections.flatMap((section) => section.body.flatMap(messagesOf))]
      const broken = all.flat().filter((text) => !whole(text))
      const lost = see.filter((it) => it === id || helpArticle(it)?.id !== it)
      return [
        ...(sections.length > 0 ? [] : [`${id} is empty`]),
        ...broken.map((text) => `${id} says “${text}”`),
        ...lost.map((it) => `${id} leads to ${it}`),
      ]
    })
    expect(wrong).toEqual([])
  })
})

describe('searching', () => {
  const first = (query: string, locale: 'pt' | 'en') => searchHelp(helpArticles, query, locale)[0]?.article.id

  test.each([
    ['átomo iniciar', 'iniciar-loop'],
    ['esqueci de parar', 'corrigir-loop'],
    ['esqueci de parar o timer', 'corrigir-loop'],
    ['parei o relogio', 'concluir-loop'],
    ['ver o cronometro', 'timer'],
    ['como eu começo um loop', 'iniciar-loop'],
    ['minha senha zebra', 'entrar'],
    ['INICIAR ATOMO', 'iniciar-loop'],
    ['presença', 'verificacao-de-presenca'],
    ['presenca', 'verificacao-de-presenca'],
    ['senha', 'entrar'],
    ['2fa', 'duas-etapas'],
    ['descartar', 'corrigir-loop'],
    ['atalho', 'atalhos'],
    ['lgpd', 'privacidade'],
    ['horas decimais', 'totais'],
    ['tema escuro', 'idioma-e-tema'],
    ['sino', 'notificacoes'],
    ['auditoria', 'auditoria'],
    ['sem internet', 'conexao'],
  ])('%s finds %s first', (query, id) => {
    expect(first(query, 'pt')).toBe(id)
  })

  test.each([
    ['presence', 'verificacao-de-presenca'],
    ['I forgot to stop', 'corrigir-loop'],
    ['password', 'entrar'],
    ['shortcut', 'atalhos'],
    ['decimal hours', 'totais'],
    ['dark', 'idioma-e-tema'],
    ['write to support', 'falar-com-o-suporte'],
  ])('in English, %s finds %s first', (query, id) => {
    expect(first(query, 'en')).toBe(id)
  })

  test('who has more of the words comes first; what nobody has, and nothing asked, finds nothing', () => {
    expect(searchHelp(helpArticles, 'zebra', 'pt')).toEqual([])
    expect(searchHelp(helpArticles, '  …  ', 'pt')).toEqual([])
  })

  test('the excerpt is the sentence where it stands', () => {
    const found = searchHelp(helpArticles, '91', 'pt').find((it) => it.article.id === 'verificacao-de-presenca')
    expect(found?.excerpt).toContain('91 segundos')
  })
})

describe('marking what was searched for', () => {
  test('accents and capitals do not matter, the text is shown as it is', () => {
    expect(pieces('Átomos e o ÁTOMO', ['atomo'])).toEqual([
      { text: 'Átomo', hit: true },
      { text: 's e o ', hit: false },
      { text: 'ÁTOMO', hit: true },
    ])
  })

  test('an accent that is a sign of its own stays with its letter', () => {
    expect(pieces('Cafe\u0301s', ['cafe'])).toEqual([
      { text: 'Cafe\u0301', hit: true },
      { text: 's', hit: false },
    ])
  })

  test('a word is marked from its beginning only', () => {
    expect(pieces('corrigir recorrigir', ['corr'])[0]).toEqual({ text: 'corr', hit: true })
    expect(pieces('recorrigir', ['corr'])).toEqual([{ text: 'recorrigir', hit: false }])
  })

  test('the pieces are the text, whatever is searched for', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        expect(
          pieces(text, searchTerms(query))
            .map((it) => it.text)
            .join(''),
        ).toBe(text)
      }),
    ))

  test('folding takes accents and capitals away', () => {
    expect(folded('Órgão À É ç')).toBe('orgao a e c')
  })
})
