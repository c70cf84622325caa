// oxlint-disable no-restricted-globals -- stands in for a server, as the tests do
import type { Found } from '#contract/kit/list/lookup.ts'

const people: readonly Found[] = [
  { id: 1, nome: 'Ana Souza', hint: 'ana@oficina.com', gone: false },
  { id: 2, nome: 'Bruno Lima', hint: 'bruno@oficina.com', gone: false },
  { id: 3, nome: 'Carla Dias', hint: null, gone: true },
]

/** The gallery has no server: whoever is looked for in it is found here. */
export const answerPeople = (): void => {
  const usual = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.pathname !== '/api/gallery/people') return usual(input, init)
    const q = (url.searchParams.get('q') ?? '').toLowerCase()
    const data = people.filter((it) => it.nome.toLowerCase().includes(q))
    return Promise.resolve(Response.json({ data, more: false }))
  }
}
