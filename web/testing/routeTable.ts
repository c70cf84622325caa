import { districts } from '#contract/routes/pattern.ts'

/** A concrete address. */
export interface Address {
  readonly path: string
  /** Line of the route table for it, with its parameters. */
  readonly line: string
  /** As in the table: `public`, `login`, or numbers of roles. */
  readonly roles: string
  /** Target of a shortened address. */
  readonly leads?: string
}

const files = import.meta.glob<string>('/contract/routes/routes.fixture.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The route table as the specification writes it, independent of the code: each path and its roles. */
const table: readonly (readonly string[])[] = Object.values(files)
  .join('')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

/** Lines that stand beside their noun, as the roles of its permissions and calls do. */
const besideNouns: readonly (readonly string[])[] = Object.values(
  import.meta.glob<string>('/contract/*/*.roles.tsv', { query: '?raw', import: 'default', eager: true }),
)
  .join('\n')
  .split('\n')
  .map((line) => line.split('\t'))
  .flatMap(([kind, path = '', , roles = '']) => (kind === 'route' ? [[path, roles.replaceAll(' ', ',')]] : []))

/** Routes of our own (docs/decisions/011). */
const own: readonly (readonly string[])[] = [
  ['/district/workstation/portfolio', '1,2,4,5,7,9'],
  ['/district/workstation/capacity', '1,4,7'],
  ['/district/library/resources/:id', 'login'],
  ['/district/workstation/my-work', '1,2,4,7'],
  ['/district/workstation/deploys', '1,2,4,7'],
  ['/district/workstation/deploys/new', '1,2,4,7'],
  ['/district/workstation/deploys/:id', '1,2,4,7'],
  ['/demanda/mine/:id', '3,5'],
  ['/project/entrega/show/:id/report', '1,2,4,7'],
  ['/district/headquarter/ventures/:id', '1,2,3,4,5,7,9,10'],
  ['/district/headquarter/entregas/:id', 'login'],
  ['/district/headquarter/ventures/:project_id/gates/:gate_id', '3'],
  ['/district/headquarter/atoms', '3'],
  ['/open/:thing/:id', 'login'],
  ['/acessibilidade', 'public'],
  ['/user/invite/:code', 'public'],
  ['/district/fortress/audit', '1'],
  ['/district/fortress/access', '1'],
  ['/district/warden/incidents', '1'],
  ['/district/warden/incidents/new', '1'],
  ['/district/warden/incidents/:id', '1'],
  ['/district/warden/incidents/:id/edit', '1'],
  ['/district/hub/settings', 'login'],
  ['/district/hub/registrations', '1,7'],
  ['/district/hub/registrations/:id', '1,7'],
  ['/district/workstation/loop-control', '1,7'],
  ['/district/workstation/reports', '1,2,4,7'],
  ['/district/workstation/loopers', '1,2,7'],
  ['/district/workstation/managers', '1,2,7'],
]

/** Paths that section 2 shortens, each with the path that it means. */
const shortened: readonly (readonly [string, string])[] = [
  ['/comunicacao/show/:id', '/district/hub/comunicacao/show/:id'],
  ['/district/hub/comunicacao/new', '/comunicacao/new'],
  ['/preview/:mail_code', '/district/hub/mail/reports/preview/:mail_code'],
  ['/config', '/district/hub/mail/reports/config'],
  ['/district/permissions/show/:id', '/permissions/show/:id'],
  ['/district/aura/aura-indicator/new', '/aura-indicator/new'],
  ['/district/aura/aura-indicator/show/:id', '/aura-indicator/show/:id'],
  ['/district/aura/aura-indicator/edit/:id', '/aura-indicator/edit/:id'],
  ['/district/aura/avaliacao/new', '/aura/avaliacao/new'],
  ['/district/aura/avaliacao/show/:id', '/aura/avaliacao/show/:id'],
  ['/district/hub/area/new', '/area/new'],
  ['/district/hub/area/show/:id', '/area/show/:id'],
  ['/district/hub/area/edit/:id', '/area/edit/:id'],
  ['/district/hub/demanda/show/:id', '/demanda/show/:id'],
  ['/district/hub/demanda/new', '/demanda/new'],
  ['/district/hub/cliente/new', '/cliente/new'],
  ['/district/hub/cliente/show/:id', '/cliente/show/:id'],
  ['/looper/edit/:id', '/looper/Edit/:id'],
  ['/home/courses', '/district/academy/home/courses'],
  ['/calendar/create/event', '/district/:district_name/calendar/create/event'],
  ['/calendar/event/:event_code', '/district/:district_name/calendar/event/:event_code'],
  ['/calendar/event/:event_code/edit', '/district/:district_name/calendar/event/:event_code/edit'],
  ['/event/:event_code/edit', '/district/:district_name/calendar/event/:event_code/edit'],
]

const filled = (path: string, district = 'workstation'): string =>
  path.replace(':district_name', district).replaceAll(/:\w+/g, '1')

const lines = [...table, ...own, ...besideNouns]
const named = new Set(lines.map(([line = '']) => filled(line, ':district_name')))

const plain: readonly Address[] = lines.flatMap(([line = '', roles = '']) => {
  if (!line.includes(':district_name')) return [{ path: filled(line), line, roles }]
  // A line that names its district precedes the one of all districts.
  const paths = districts.map((it) => filled(line, it)).filter((it) => !named.has(it))
  return paths.map((path) => ({ path, line, roles }))
})

const short: readonly Address[] = shortened.map(([path, line]) => {
  const roles = plain.find((it) => it.line === line)?.roles
  if (roles === undefined) throw new Error(`${line} is no line of the table`)
  return { path: filled(path), line, roles, leads: filled(line) }
})

/** Every line of the table in every district, our own routes, and every shortened address. */
export const addresses: readonly Address[] = [...plain, ...short]

/** True when a line opens for a role with a complete session; 0 means nobody or a pending person. */
export const opensFor = ({ roles }: Address, role: number): boolean =>
  roles === 'public' || (role > 0 && (roles === 'login' || roles.split(',').includes(String(role))))
