import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { Locale } from '#contract/kit/words.ts'
import { hotkeys } from '#web/kit/ui/keys/useHotkey.ts'
import { pageActions } from '#web/kit/ui/pageActions.ts'
import { setLocale } from '#web/kit/words.ts'
import { findItems, type PaletteItem } from '#web/shell/palette/paletteItems.ts'
import { usePaletteItems } from '#web/shell/palette/usePaletteItems.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const nothing = () => undefined
const key = (keys: string, label: string) => ({ keys, label, run: nothing })

beforeEach(() => {
  hotkeys.set([])
  pageActions.set([])
})

const itemsOf = (role: Role, locale: Locale): readonly PaletteItem[] => {
  let items: readonly PaletteItem[] = []
  const Reading = () => {
    items = usePaletteItems()
    return null
  }
  setLocale(locale)
  const { unmount } = render(<Reading />, { me: person(role, { locale }) })
  unmount()
  return items
}

/** On a home with no loop running: nothing to stop, to continue or to export. */
const atHome = (locale: Locale) => {
  const pt = locale === 'pt'
  hotkeys.set([
    key('n', pt ? 'Iniciar loop' : 'Start loop'),
    key('c', pt ? 'Criar…' : 'Create…'),
    key('?', pt ? 'Atalhos do teclado' : 'Keyboard shortcuts'),
  ])
}

/** On a list while a loop runs, after another one. */
const atWork = (locale: Locale) => {
  const pt = locale === 'pt'
  hotkeys.set([
    key('n', pt ? 'Abrir o timer' : 'Open the timer'),
    key('s', pt ? 'Parar loop' : 'Stop the loop'),
    key('r', pt ? 'Continuar: Desenhar a vitrine' : 'Continue: Desenhar a vitrine'),
  ])
  const group = pt ? 'Nesta tela' : 'On this screen'
  const action = (id: string, label: string, also: string) => ({ id, label, also, group, run: nothing })
  pageActions.set([
    () => [
      action('export.0', pt ? 'Exportar como CSV' : 'Export as CSV', 'Exportar Export'),
      action('filter.status', pt ? 'Filtrar por status' : 'Filter by status', 'Filtrar Filter'),
    ],
  ])
}

/** Words with the items that may be the first or second hit of an administrator and of a looper; `-` asks nothing. */
const wordsOf = (table: string, role: Role) =>
  table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([word = '', administrators = '', loopers = administrators]) => ({
      word,
      right: role === 1 ? administrators : loopers,
    }))
    .filter(({ right }) => right !== '-')

const missed = (items: readonly PaletteItem[], words: readonly { readonly word: string; readonly right: string }[]) =>
  words.flatMap(({ word, right }) => {
    const first = findItems(items, word)
      .slice(0, 2)
      .map((it) => it.id)
    return right.split(' ').some((it) => first.includes(it)) ? [] : [`${word}: ${first.join(', ') || '–'}`]
  })

const tableOf = (locale: Locale) => readFileSync(join(import.meta.dirname, `everyday.${locale}.tsv`), 'utf8')

describe('everyday words lead to the right thing as the first or second hit', () => {
  test.each([
    [1, 'pt'],
    [1, 'en'],
    [4, 'pt'],
    [4, 'en'],
  ] as const)('role %i, %s: every one of more than a hundred', (role, locale) => {
    atHome(locale)
    const words = wordsOf(tableOf(locale), role)
    expect(words.length).toBeGreaterThan(100)
    expect(missed(itemsOf(role, locale), words)).toEqual([])
  })

  test('what can be done at this moment comes in place of what only says why not', () => {
    atWork('pt')
    const pt = 'parar s;pausa s;continuar r;última tarefa r;retomar r;exportar export.0;filtrar filter.status;almoço s'
    const words = (all: string) =>
      all.split(';').map((it) => ({ word: it.replace(/ \S+$/, ''), right: it.split(' ').at(-1) ?? '' }))
    const items = itemsOf(4, 'pt')
    expect(missed(items, words(pt))).toEqual([])
    expect(items.map((it) => it.id).filter((id) => /^near\.(stop|last|export)$/.test(id))).toEqual([])
    atWork('en')
    const en = 'stop s;break s;continue r;last task r;resume r;export export.0;filter filter.status;clock out s'
    expect(missed(itemsOf(4, 'en'), words(en))).toEqual([])
  })

  test('a looper is offered nothing that only an administrator creates', () => {
    atHome('pt')
    const ids = itemsOf(4, 'pt').map((it) => it.id)
    const theirs = ids.filter((it) => it.startsWith('create.'))
    expect(theirs).toEqual([
      'create.atom',
      'create.particle',
      'create.entrega',
      'create.okr',
      'create.resource',
      'create.deploy',
      'create.loopRequest',
      'create.news',
      'create.message',
    ])
  })
})
