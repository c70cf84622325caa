import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { helpWords } from '#contract/help/help.words.ts'
import { helpScreens } from '#contract/help/screens.ts'
import { locales } from '#contract/kit/words.ts'
import { routes } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { routeNames } from '#contract/routes/match.ts'
import { userConfigWords } from '#contract/userConfig/userConfig.words.ts'
import { helpCategories, type HelpArticle, type HelpContent, type HelpBlock } from './article.ts'
import { articleFiles, articleIn, articlesIn } from './articles.ts'
import { contents } from './contents.ts'
import { folded, pieces, searchHelp, searchTerms } from './help.rules.ts'
import { articleOf } from './link/byScreen.ts'
import { parseArticle } from './markdown.ts'

const textsOf = (block: HelpBlock): readonly string[] => {
  if ('text' in block) return [block.text]
  if ('items' in block) return block.items
  return 'rows' in block ? block.rows.flat() : []
}
/** The structure of an article without its text. */
const shapeOf = ({ sections, words }: HelpArticle) => ({
  words: words === '',
  sections: sections.map(({ title, body }) => [
    title !== undefined,
    body.map((it) => [it.kind, textsOf(it).length, it.kind === 'keys' ? it.rows.map(([keys]) => keys) : []]),
  ]),
})

const sources = import.meta.glob<string>(['/web/**/*.tsx', '!/web/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('links from screens', () => {
  const inParts = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<HelpLink article="([^"]*)"/g)].map(([, id = '']) => id),
  )
  const named: readonly string[] = [...Object.values(articleOf), ...inParts]

  test('every article that a screen or a part of one names exists', () => {
    const ids: readonly string[] = contents.map((it) => it.id)
    expect(inParts.length).toBeGreaterThan(3)
    expect(named.filter((it) => !ids.includes(it))).toEqual([])
  })

  test('every screen of signed-in people names one, but for those without a subject of their own', () => {
    const none = ['twoFactor', 'help', 'termsOfService', 'serverError', 'comingSoon', 'about', 'recordOpen']
    const ways = ['dashboard', 'hubHome']
    const without = routeNames.filter((it) => isBuilt(it) && routes[it].roles !== 'public' && !articleOf[it])
    expect(without).toEqual(expect.arrayContaining([...none, ...ways]))
    expect(without.filter((it) => ![...none, ...ways].includes(it))).toEqual([])
  })

  test('every screen that names one is built', () => {
    expect(routeNames.filter((it) => articleOf[it] !== undefined && !isBuilt(it))).toEqual([])
  })

  test('every article is reached from some screen, by itself or by way of others', () => {
    const reached = new Set<string>(named)
    // A set that grows while it is walked is walked to its new end.
    for (const id of reached) {
      const found: HelpContent | undefined = contents.find((it) => it.id === id)
      for (const next of found?.see ?? []) reached.add(next)
    }
    expect(contents.filter((it) => !reached.has(it.id)).map((it) => it.id)).toEqual([])
  })
})

describe('the articles', () => {
  const all = articlesIn('pt')

  test('each has a file in each language, and no file is left over', () => {
    const wanted = contents.flatMap(({ id }) => locales.map((locale) => `./articles/${id}.${locale}.md`))
    expect(articleFiles.toSorted()).toEqual(wanted.toSorted())
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9-]+$/)
  })

  test('every screen that articles lead to has a name', () => {
    for (const it of helpScreens) expect(helpWords.entries).toHaveProperty(`screen_${it}`)
  })

  test('the settings of the organisation have one name: on their screen, their article and the link to them', () => {
    const names = [...userConfigWords.entries.title]
    expect(locales.map((it) => articleIn(it, 'configuracao')?.title)).toEqual(names)
    expect([...helpWords.entries.screen_userConfig]).toEqual(names)
  })

  test('every category has articles, in the order of the page, and a name', () => {
    const order = [...new Set(all.map((it) => it.category))]
    expect(order).toEqual(helpCategories)
    for (const it of helpCategories) expect(helpWords.entries).toHaveProperty(`category_${it}`)
  })

  test('both languages are made of the same sections, steps and keys', () => {
    const differing = articlesIn('en').filter((it, at) => {
      const other = all[at]
      return !other || JSON.stringify(shapeOf(it)) !== JSON.stringify(shapeOf(other))
    })
    expect(differing.map((it) => it.id)).toEqual([])
  })

  test('each is whole and leads only to what exists', () => {
    const whole = (text: string): boolean => text.trim() === text && text.length > 0
    const wrong = locales.flatMap((locale) =>
      articlesIn(locale).flatMap(({ id, title, summary, sections, see = [] }) => {
        const texts = [title, summary, ...sections.flatMap((section) => section.body.flatMap(textsOf))]
        const lost = see.filter((it) => it === id || articleIn(locale, it)?.id !== it)
        return [
          ...(sections.length > 0 ? [] : [`${id} is empty`]),
          ...texts.filter((text) => !whole(text)).map((text) => `${id} says “${text}”`),
          ...lost.map((it) => `${id} leads to ${it}`),
        ]
      }),
    )
    expect(wrong).toEqual([])
  })
})

test('an article is read from Markdown, and what it may not hold is refused', () => {
  const head = '# Title\n\nSummary.\n\n<!-- search: other words -->\n'
  const body = '\nText\n\n> Note\n\n## More\n\n1. a\n2. b\n\n- c\n\n<!-- my screens -->\n\n- `k` does\n\n* **t** means'
  expect(parseArticle(head + body)).toEqual({
    title: 'Title',
    summary: 'Summary.',
    words: 'other words',
    sections: [
      {
        body: [
          { kind: 'text', text: 'Text' },
          { kind: 'note', text: 'Note' },
        ],
      },
      {
        title: 'More',
        body: [
          { kind: 'steps', items: ['a', 'b'] },
          { kind: 'list', items: ['c'] },
          { kind: 'myScreens' },
          { kind: 'keys', rows: [['k', 'does']] },
          { kind: 'terms', rows: [['t', 'means']] },
        ],
      },
    ],
  })
  expect(() => parseArticle(`${head}\n<script>alert(1)</script>`)).toThrow('may not')
})

describe('searching', () => {
  const first = (query: string, locale: 'pt' | 'en') => searchHelp(articlesIn(locale), query, locale)[0]?.article.id

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
    ['importar planilha', 'importar'],
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
    expect(searchHelp(articlesIn('pt'), 'zebra', 'pt')).toEqual([])
    expect(searchHelp(articlesIn('pt'), '  …  ', 'pt')).toEqual([])
  })

  test('the excerpt is the sentence where it stands', () => {
    const found = searchHelp(articlesIn('pt'), '91', 'pt').find((it) => it.article.id === 'verificacao-de-presenca')
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
