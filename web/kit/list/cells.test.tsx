import { render as renderBare, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { codes } from '#contract/kit/codes.ts'
import type { Column } from '#contract/kit/list/column.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf } from '#web/kit/list/cells.tsx'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'

const sizes = codes({ small: 1, large: 2 })

const Cell = ({ value, of }: { value: unknown; of: Column }): ReactNode => {
  const f = useFormat()
  return cellOf(value, of, { f, say: (key) => `word ${key}`, column: 'size' })
}

const shown = (value: unknown, of: Column): string => {
  const { container, unmount } = renderBare(
    <ThemeProvider>
      <section>
        <Cell value={value} of={of} />
      </section>
    </ThemeProvider>,
  )
  const text = container.querySelector('section')?.textContent ?? ''
  unmount()
  return text
}

/** Every kind of column with a value and how it is written (specification, section 9). */
const kinds: readonly (readonly [of: Column, value: unknown, text: string])[] = [
  [{ kind: 'text' }, 'Tela', 'Tela'],
  [{ kind: 'code', codes: sizes, tones: { large: 'ok' } }, 2, 'word size_large'],
  [{ kind: 'code', codes: ['open', 'closed'] }, 'open', 'word size_open'],
  [{ kind: 'person' }, { id: 1, nome: 'Ana Souza' }, 'Ana Souza'],
  [{ kind: 'record' }, { id: 1, nome: 'Capa', deleted_at: '2026-03-01T12:00:00Z' }, 'Capa Excluído'],
  [{ kind: 'date' }, '2026-03-05', '05/03/2026'],
  [{ kind: 'instant' }, '2026-03-05T12:05:00Z', '05/03/2026 9:05'],
  [{ kind: 'duration' }, 3725, '1h 02m'],
  [{ kind: 'duration', single: true }, 3725, '1:02:05'],
  [{ kind: 'hours' }, 1.5, '1h 30m'],
  [{ kind: 'hours', paid: true }, 1.5, '1,5'],
  [{ kind: 'count', digits: 2 }, 3, '03'],
  [{ kind: 'count' }, 1234, '1.234'],
  [{ kind: 'reais' }, 1234.5, 'R$ 1.234,50'],
  [{ kind: 'centavos' }, 123_450, 'R$ 1.234,50'],
  [{ kind: 'checklist' }, { done: 3, total: 5 }, '3/5'],
  [{ kind: 'progress' }, { done: 1, total: 4 }, '1/4'],
  [{ kind: 'progress', percent: true }, { done: 1, total: 4 }, '25 %'],
  [{ kind: 'colour' }, '#2563eb', '#2563eb'],
]

test('each kind is written as the specification says, and nothing as three dashes', () => {
  const wrong = kinds.flatMap(([of, value, text]) => {
    const said = shown(value, of).replaceAll('\u00A0', ' ')
    return said === text ? [] : [`${of.kind}: ${said}, not ${text}`]
  })
  expect(wrong).toEqual([])
  expect(kinds.map(([of]) => shown(null, of))).toEqual(kinds.map(() => '- - -'))
})

test('a yes or no is a mark with its word', () => {
  const flag = (value: boolean) =>
    renderBare(
      <ThemeProvider>
        <Cell value={value} of={{ kind: 'flag' }} />
      </ThemeProvider>,
    )
  flag(true)
  expect(screen.getByRole('img', { name: 'Sim' })).toBeTruthy()
  flag(false)
  expect(screen.getByRole('img', { name: 'Não' })).toBeTruthy()
})
