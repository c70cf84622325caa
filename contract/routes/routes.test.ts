import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { roles } from '#contract/access/roles.ts'
import { faces } from '#contract/faces.ts'
import type { Face } from '#contract/kit/face.ts'
import { academy } from './academy.ts'
import { routes } from './all.ts'
import { aura } from './aura.ts'
import { bastion } from './bastion.ts'
import { calendar } from './calendar.ts'
import { districtRoutes } from './districts.ts'
import { home } from './home.ts'
import { hub } from './hub.ts'
import { library } from './library.ts'
import { findRoute, mayOpen, routeNames } from './match.ts'
import { prolab } from './prolab.ts'
import { remotica } from './remotica.ts'
import { session } from './session.ts'
import { venture } from './venture.ts'
import { workstation } from './workstation.ts'

/** The decided route table, copied; a change there is copied here and must be followed in the code. */
const fixture = readFileSync(new URL('./routes.fixture.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const camel = (area: string): string => area.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
/** Routes of our own, each by a decision record. */
const own = [
  '/district/workstation/portfolio\t1,2,4,5,7,9\tventure',
  '/district/workstation/capacity\t1,4,7\tworkstation',
  '/district/library/resources/:id\tlogin\tlibrary',
  '/district/workstation/my-work\t1,2,4,7\tatom',
  '/demanda/mine/:id\t3,5\tdemand',
  '/project/entrega/show/:id/report\t1,2,4,7\tentrega',
  '/district/headquarter/ventures/:id\t1,2,3,4,5,7,9,10\tventure',
  '/district/headquarter/entregas/:id\tlogin\tentrega',
  '/district/headquarter/ventures/:project_id/gates/:gate_id\t3\tgate',
  '/district/headquarter/atoms\t3\tatom',
  '/open/:thing/:id\tlogin\thome',
  '/acessibilidade\tpublic\tsession',
  '/user/invite/:code\tpublic\tsession',
  '/district/fortress/audit\t1\taudit',
  '/district/fortress/access\t1\taudit',
  '/district/warden/incidents\t1\tdistricts',
  '/district/warden/incidents/new\t1\tdistricts',
  '/district/warden/incidents/:id\t1\tdistricts',
  '/district/warden/incidents/:id/edit\t1\tdistricts',
  '/district/hub/settings\tlogin\tsession',
  '/district/hub/registrations\t1,7\tuser',
  '/district/hub/registrations/:id\t1,7\tuser',
  '/district/workstation/loop-control\t1,7\tloop',
  '/district/workstation/loopers\t1,2,7\tuser',
  '/district/workstation/managers\t1,2,7\tuser',
  '/district/workstation/reports\t1,2,4,7\tloop',
]
/** Routes of nouns that the specification does not have, as written beside them: path, area, roles. */
const contract = new URL('..', import.meta.url)
const besideNouns = globSync('*/*.roles.tsv', { cwd: fileURLToPath(contract) }).flatMap((file) =>
  readFileSync(new URL(file, contract), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([what]) => what === 'route')
    .map(([, path, area, allowed = '']) => `${path}\t${allowed.replaceAll(' ', ',')}\t${area}`),
)
const table = [...fixture.slice(1), ...own, ...besideNouns].map((line) => {
  const [path = '', allowed = '', area = ''] = line.split('\t')
  return { path, allowed, area: camel(area) }
})

test('the routes are the route table: path, roles and area, nothing missing and nothing more', () => {
  expect(fixture[0]).toBe('path\troles\tarea')
  expect(fixture.slice(1)).toHaveLength(174)
  const ours = routeNames.map((name) => {
    const { path, roles: allowed, area } = routes[name]
    return { path, allowed: typeof allowed === 'string' ? allowed : allowed.join(','), area }
  })
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)
  expect(ours.toSorted(byPath)).toEqual(table.toSorted(byPath))
})

test('no district file and no noun hides a route of another, and no path stands twice', () => {
  const files = [
    session,
    home,
    hub,
    workstation,
    prolab,
    venture,
    calendar,
    library,
    aura,
    academy,
    remotica,
    districtRoutes,
    bastion,
    ...Object.values<Face>(faces).flatMap(({ screens }) => Object.values(screens)),
  ]
  const names = files.flatMap((file) => Object.keys(file))
  expect(names.toSorted()).toEqual(routeNames.toSorted())
  expect(new Set(routeNames.map((name) => routes[name].path)).size).toBe(routeNames.length)
})

test('every address opens for exactly the roles of its line', () => {
  const wrong = table.flatMap(({ path, allowed }) => {
    const found = findRoute(path.replace(':district_name', 'workstation').replace(/:\w+/g, 'x'))
    const route = found && routes[found.name]
    if (route?.path !== path) return [`${path} leads to ${route?.path}`]
    const numbers = allowed.split(',').map(Number)
    return [...roles.map((it) => it.value), undefined].flatMap((role) => {
      const signedIn = role !== undefined && role !== 0
      const should = allowed === 'public' || (signedIn && (allowed === 'login' || numbers.includes(role)))
      return mayOpen(route, role) === should ? [] : [`${path} for role ${role}: ${should ? 'stays shut' : 'opens'}`]
    })
  })
  expect(wrong).toEqual([])
})

test('role 0 and somebody not signed in open the public routes only', () => {
  const open = routeNames.filter((name) => mayOpen(routes[name], 0))
  expect(open).toEqual(routeNames.filter((name) => mayOpen(routes[name], undefined)))
  expect(open.toSorted()).toEqual(
    [
      'login',
      'forgotPassword',
      'newPassword',
      'register',
      'registerPartner',
      'registerLooper',
      'clubInvite',
      'invitationAccept',
      'meeting',
      'invitationRequest',
      'eventPublic',
      'invoicePayment',
      'schematic',
      'emailConfirmation',
      'accessibility',
      'accessDenied',
    ].toSorted(),
  )
})
