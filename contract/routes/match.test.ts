import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { routes } from './all.ts'
import { findRoute, pathTo, routeNames } from './match.ts'
import { districts, fillPattern, mostSpecificFirst } from './pattern.ts'

const paramsFor = (path: string, district: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      name === 'district_name' ? district : `a b/${name}?#%ç`,
    ]),
  )

// `/district/prolab/particles/:particle/show` has its own route, so the one for any district is workstation's.
const shadowed = (name: string, district: string) => name === 'particleShow' && district === 'prolab'

test('every route resolves to itself in every district, parameters encoded and decoded', () => {
  const ways = routeNames.flatMap((name) => districts.map((district) => ({ name, district })))
  const found = ways.map(({ name, district }) => {
    const params = paramsFor(routes[name].path, district)
    return [name, district, params, findRoute(fillPattern(routes[name].path, params))] as const
  })
  const wrong = found.flatMap(([name, district, params, it]) => {
    const expected = shadowed(name, district) ? { name: 'prolabParticleShow', params: it?.params } : { name, params }
    return isDeepStrictEqual(it, expected) ? [] : [`${name} in ${district}: ${JSON.stringify(it)}`]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['/district/library/ventures/7f/show', 'libraryVentureShow', { uuid: '7f' }],
  ['/district/library/ventures/7f/new/decks', 'libraryVentureNew', { uuid: '7f', tab: 'decks' }],
  ['/district/workstation/ventures/7/show', 'ventureShow', { district_name: 'workstation', project_id: '7' }],
  ['/district/academy/home/courses', 'academyCourses', {}],
  ['/district/academy/home', 'academyPage', { page: 'home' }],
  ['/district/remotica/room/create', 'roomNew', {}],
  ['/district/remotica/room/created', 'roomShow', { rid: 'created' }],
  ['/district/prolab/particles/9/show', 'prolabParticleShow', { particle: '9' }],
  ['/district/workstation/particles/9/show', 'particleShow', { district_name: 'workstation', particle: '9' }],
  ['/district/workstation/particles/board/show', 'workstationVentureParticleBoard', { venture: 'show' }],
  ['/district/prolab/particles/add', 'particleNew', { district_name: 'prolab' }],
  [
    '/district/prolab/ventures/1/goal/key/edit/2',
    'goalKeyEdit',
    { district_name: 'prolab', project_id: '1', uuid: '2' },
  ],
  ['/looper/Edit/3', 'looperEdit', { id: '3' }],
])('static wins over a parameter: %s is %s', (path, name, params) => {
  expect(findRoute(path)).toEqual({ name, params })
})

test('what is no screen is none', () => {
  const nowhere = [
    '/district/hub/ventures/new',
    '/district/library/ventures/new',
    '/district/Prolab/ventures/new',
    '/district/%20/ventures/new',
    '/district/hub/calendar/event/abc',
    '/district/aura/particles/add',
    '/district/nowhere',
    '/nowhere',
    '/show/1',
    '/LOGIN',
    '/project/show',
    '/project/show/',
    '/project/show/1/2',
    '/project//show/1',
    '/project/show/%E0%A4%A',
    'x/login',
    'login',
    '',
  ]
  expect(nowhere.filter((path) => findRoute(path) !== undefined)).toEqual([])
})

test('a query, a fragment and slashes at the end do not change the screen', () => {
  for (const path of ['/?tab=1', '/', '/#x']) expect(findRoute(path)?.name).toBe('home')
  expect(findRoute('/project/show/12/?tab=1&to=/login#x')).toEqual({ name: 'projectShow', params: { id: '12' } })
})

test('paths carry their parameters encoded', () => {
  expect(pathTo('loopCenter')).toBe('/district/workstation/pontos')
  expect(pathTo('loopShow', { id: 12 })).toBe('/ponto/show/12')
  expect(pathTo('meeting', { code: 'a/b?c#d e' })).toBe('/meeting/a%2Fb%3Fc%23d%20e')
  expect(pathTo('gateShow', { district_name: 'prolab', project_id: 1, gate_id: 2 })).toBe(
    '/district/prolab/ventures/1/gate/2/show',
  )
})

test('a link without a value is a mistake of the caller', () => {
  expect(() => pathTo('loopShow', { id: '' })).toThrow('No value for :id in /ponto/show/:id')
  // @ts-expect-error the parameter is missing
  expect(() => pathTo('loopShow')).toThrow('No value for :id')
  // @ts-expect-error hub shows no ventures; the link is built all the same and findRoute refuses it
  expect(findRoute(pathTo('ventureNew', { district_name: 'hub' }))).toBeUndefined()
})

test('patterns sort by their first parameter from the left, whatever their order was', () => {
  const sorted = ['/a/b/c', '/a/b/:y', '/a/:x/c', '/a/:x/:y', '/:w/b/c', '/:w/b/:y', '/:w/:x/c', '/:w/:x/:y']
  expect(mostSpecificFirst(sorted.toReversed(), (it) => it)).toEqual(sorted)
})
