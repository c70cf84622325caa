import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMatches } from 'react-router'
import { expect, test } from 'vitest'
import { findRoute } from '#contract/routes/match.ts'
import { JUMP } from '#web/kit/back/jump.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import { ViewSwitch } from '#web/shell/menu/ViewSwitch.tsx'
import { wayTo } from '#web/shell/menu/wayTo.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

/** What the menu marks on the page on show, where that leads, and the page's crumbs. */
const Place = () => {
  const { here, entry, led } = useDistrict()
  const route = findRoute(useMatches().at(-1)?.pathname ?? '')?.name
  return (
    <>
      <ViewSwitch />
      <output>{[here?.key, entry?.label].join(' ')}</output>
      <a href={entry && entryPath(entry)}>marked</a>
      <ul>
        {wayTo(route, 4, led).map((it) => (
          <li key={it.label}>{`${it.label} ${it.to ?? ''}`}</li>
        ))}
      </ul>
    </>
  )
}
const marked = () => screen.getByRole('status').textContent
const crumbs = () => screen.getAllByRole('listitem').map((it) => it.textContent)
const atom = '/district/workstation/atomos/show/7'
const start = (path: string) => render(<Place />, { me: person(4), path })

test('what is opened from a list stands below that list, with its search; Back and another way each keep theirs', async () => {
  const page = start('/district/workstation/ventures?q=lua')
  const ventures = marked()
  await act(() => page.go(atom))
  expect([marked(), crumbs().at(-1)]).toEqual([ventures, 'ventures /district/workstation/ventures?q=lua'])
  await act(() => page.go('/district/workstation/pontos?page=2'))
  const loops = marked()
  expect(loops).not.toBe(ventures)
  await act(() => page.go(atom))
  expect([marked(), crumbs().at(-1)]).toEqual([loops, 'loopCenter /district/workstation/pontos?page=2'])
  await act(() => page.back())
  await act(() => page.back())
  expect(marked()).toBe(ventures)
})

test('what the palette or the bell opens, or an address that is typed, stands where the menu has it', async () => {
  const page = start(atom)
  const own = marked()
  await act(() => page.go('/district/workstation/pontos'))
  expect(marked()).not.toBe(own)
  await act(() => page.go(atom, JUMP))
  expect(marked()).toBe(own)
})

test('the view that is chosen is where its entry leads from then on', async () => {
  start('/district/workstation/ventures')
  const views = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(views.length).toBeGreaterThan(1)
  const other = views.find((it) => it.getAttribute('aria-current') === null)
  if (!other) throw new Error('No other view')
  const entry = () => screen.getByText('marked').getAttribute('href')
  expect(entry()).toBe('/district/workstation/ventures')
  await userEvent.click(other)
  expect(entry()).toBe(other.getAttribute('href'))
})
