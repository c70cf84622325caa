import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Html } from '#web/kit/rich/Html.tsx'
import { render } from '#web/testing/render.tsx'

const show = (of: string, pictures = new Map<string, Blob>()) =>
  render(<Html of={of} pictures={pictures} cut="o resto" />).container.querySelector('[class*=rich]') ?? document.body

test('text keeps its form, and nothing in it runs or leads elsewhere', () => {
  const box = show(`<h1 onclick="x()">Ata</h1><p style="position:fixed">um <strong>forte</strong><br>dois</p>
    <ul><li>item</li></ul><script>alert(1)</script><style>*{}</style><iframe src="https://x.example"></iframe>
    <form action="/x"><button>enviar</button></form><svg><script>1</script></svg>
    <a href="javascript:alert(1)">mau</a><a href="#/sair">interno</a><a id="b" href="https://nucleo.app/a">bom</a>`)
  expect(box.querySelector('h3')?.textContent).toBe('Ata')
  expect(box.querySelector('li')?.textContent).toBe('item')
  for (const tag of ['script', 'style', 'iframe', 'form', 'button', 'svg', 'h1'])
    expect([tag, box.querySelectorAll(tag).length]).toEqual([tag, 0])
  for (const name of ['onclick', 'style', 'id', 'action']) expect(box.querySelector(`[${name}]`)).toBeNull()
  expect(box.textContent).not.toContain('alert')
  expect(screen.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual(['https://nucleo.app/a'])
  expect(box.textContent).toContain('mau')
})

test('only the pictures that came with it are shown', () => {
  const made = vi.fn(() => 'blob:um')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() })
  show(
    '<p><img src="picture:0" alt="Mapa"><img src="https://x.example/i.png" alt="Rastro"></p>',
    new Map([['picture:0', new Blob()]]),
  )
  expect(screen.getAllByRole('img').map((it) => [it.getAttribute('alt'), it.getAttribute('src')])).toEqual([
    ['Mapa', 'blob:um'],
  ])
  expect(screen.getByText('Rastro')).toBeTruthy()
})

test('a table scrolls by itself, and its cells keep what they span', () => {
  const box = show('<table><tr><td colspan="2">Prazo</td></tr><tr><td colspan="9999">1</td><td>2</td></tr></table>')
  expect(screen.getByRole('region', { name: 'Prazo' })).toBeTruthy()
  expect([...box.querySelectorAll('td')].map((it) => it.getAttribute('colspan'))).toEqual(['2', null, null])
})

test('what is too long or too deep is cut', () => {
  const box = show('<p>x</p>'.repeat(2000))
  expect(box.querySelectorAll('p')).toHaveLength(1501)
  expect(screen.getByText('o resto')).toBeTruthy()
  expect(show(`${'<ul><li>'.repeat(200)}fundo`).textContent).not.toContain('fundo')
})
