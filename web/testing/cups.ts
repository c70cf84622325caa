import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { pageInput, pageOf } from '#contract/kit/page.ts'
import type { Column } from '#web/kit/table/column.ts'
import { fakeServer, json, type FakeServer } from '#web/testing/server.ts'

const cup = z.object({ id: z.number(), nome: z.string(), ml: z.number(), colour: z.string() })
export type Cup = z.output<typeof cup>

export const cupSorts = ['nome', 'ml'] as const
export const cupFilters = ['colour', 'shelf'] as const

/** A list that no screen has, for tests of what all tables share. */
export const cupList = endpoint({
  method: 'GET',
  path: '/api/cups',
  can: 'login',
  summary: 'Cups',
  input: z.object({ ...pageInput(cupSorts), colour: z.string().optional(), shelf: z.string().optional() }),
  output: pageOf(cup),
})

export const cupColumns: readonly Column<Cup>[] = [
  { key: 'nome', title: 'Nome', sort: true, card: 'title', cell: (it) => it.nome },
  { key: 'ml', title: 'Volume', sort: true, align: 'right', exports: ['ml', 'litres'], cell: (it) => it.ml },
  { key: 'colour', title: 'Cor', cell: (it) => it.colour },
  { key: 'maker', title: 'Marca', extra: true, cell: () => 'Louça' },
]

/** Cups from 1 on, 100 ml each. */
export const cups = (count: number, from = 1): Cup[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    nome: `Xícara ${from + index}`,
    ml: 100,
    colour: 'azul',
  }))

export interface CupServer extends FakeServer {
  /** Query strings of the lists that were asked for. */
  lists(): string[]
}

const total = 45

/** A server with 45 cups. */
export const cupServer = (): CupServer => {
  const server = fakeServer()
  server.answer('GET', '/api/cups', (request) => {
    const query = new URL(request.url).searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
    const from = (page - 1) * size
    return json({ data: cups(Math.min(size, Math.max(0, total - from)), from + 1), total, page, per_page: size })
  })
  const lists = () =>
    server.asked.map((it) => new URL(it.url)).flatMap((it) => (it.pathname === '/api/cups' ? [it.search] : []))
  return { ...server, lists }
}
