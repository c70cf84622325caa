import { expect, test } from 'vitest'
import { routes } from '#contract/routes/all.ts'
import { isBuilt, isSoon, type BuiltName } from '#contract/routes/built.ts'
import { routeNames } from '#contract/routes/match.ts'
import { screens } from '#web/screens/all.ts'
import { firstScreen, frameOf } from '#web/screens/first.ts'
import { laterScreen } from '#web/screens/later.ts'

/** Screens that stand at several addresses, beside the form that serves both new and edit. */
const shared = [
  ['comingSoon', 'ComingSoonScreen'],
  ['home', 'HomeScreen'],
  ['dashboard', 'HomeScreen'],
  ['hubHome', 'HomeScreen'],
  ['looperList', 'LooperListScreen'],
  ['collaboratorList', 'CollaboratorListScreen'],
  ['workstationVentures', 'VentureListScreen'],
  ['prolabVentures', 'VentureListScreen'],
  ['projectShow', 'VentureShowScreen'],
  ['ventureShow', 'VentureShowScreen'],
  ['atomList', 'AtomListScreen'],
  ['prolabAtoms', 'AtomListScreen'],
  ['workstationParticleBoard', 'ParticleBoardScreen'],
  ['workstationVentureParticleBoard', 'ParticleBoardScreen'],
  ['prolabParticleBoard', 'ParticleBoardScreen'],
  ['prolabVentureParticleBoard', 'ParticleBoardScreen'],
  ['workstationParticles', 'ParticleListScreen'],
  ['prolabParticles', 'ParticleListScreen'],
  ['particleNew', 'ParticleNewScreen'],
  ['ventureParticleNew', 'ParticleNewScreen'],
  ['particleShow', 'ParticleShowScreen'],
  ['prolabParticleShow', 'ParticleShowScreen'],
  ['ventureParticleShow', 'ParticleShowScreen'],
  ['atomNew', 'AtomFormScreen'],
  ['cellAtomNew', 'AtomFormScreen'],
  ['atomShow', 'AtomShowScreen'],
  ['ventureAtomShow', 'AtomShowScreen'],
  ['resourceShow', 'ResourceShowScreen'],
  ['libraryResource', 'ResourceShowScreen'],
  ['entregaReport', 'EntregaReportScreen'],
  ['headquarterEntrega', 'EntregaReportScreen'],
  ['headquarterVenture', 'PortalVentureScreen'],
  ['headquarterGate', 'PortalVentureScreen'],
  ['demandaShow', 'DemandaShowScreen'],
  ['demandaMine', 'DemandaShowScreen'],
  ['terms', 'TermsScreen'],
  ['termsOfService', 'TermsScreen'],
]

const isFormOf = (name: BuiltName, title: string) => /(?:New|Edit)$/.test(name) && title.endsWith('FormScreen')

test('each built address opens a screen, and no two the same by mistake', async () => {
  const names = routeNames.filter(isBuilt)
  expect(Object.keys(screens).toSorted()).toEqual(names.toSorted())
  const titles = await Promise.all(
    names.map(async (name) => [name, (await screens[name]?.load())?.name ?? ''] as const),
  )
  expect(titles.filter(([, title]) => !/^[A-Z]\w+Screen$/.test(title))).toEqual([])
  const own = titles.filter(([name, title]) => !isFormOf(name, title) && !shared.some(([it]) => it === name))
  expect(new Set(own.map(([, title]) => title)).size).toBe(own.length)
  expect(Object.fromEntries(titles.filter(([name]) => shared.some(([it]) => it === name)))).toEqual(
    Object.fromEntries(shared),
  )
})

test('every screen of no first table is found in its own, and stands within the shell, as the first page takes for granted', async () => {
  const later = routeNames.filter(isBuilt).filter((name) => !firstScreen(name))
  expect(later.length).toBeGreaterThan(50)
  expect(later.filter((name) => screens[name]?.frame !== 'shell')).toEqual([])
  for (const name of later) expect(await laterScreen(name), name).toBe(screens[name]?.load)
})

test('every other address says that its screen is to come, beside the menu or, for anybody, alone', async () => {
  const left = routeNames.filter(isSoon)
  const loaded = await Promise.all(left.map(async (name) => (await (await laterScreen(name))()).name))
  expect([...new Set(loaded)]).toEqual(['ComingSoonScreen'])
  const bare = left.filter((name) => frameOf(name) === 'bare')
  expect(bare).toEqual(left.filter((name) => routes[name].roles === 'public'))
  // oxlint-disable-next-line no-console
  console.info(`${left.length} of ${routeNames.length} screens are still to be built`)
})
