import { expect, test } from 'vitest'
import { routes } from '#contract/routes/all.ts'
import { routeNames } from '#contract/routes/match.ts'
import { screens } from '#web/screens/all.ts'

/** What stands at an address. A screen that gets built comes into this list; one that falls out of it is noticed. */
const standing = {
  '/': 'HomeScreen',
  '/2fa/verify': 'SecondFactorScreen',
  '/500': 'ServerErrorScreen',
  '/about': 'AboutScreen',
  '/acessibilidade': 'AccessibilityScreen',
  '/acessonegado': 'AccessDeniedScreen',
  '/ajuda': 'HelpScreen',
  '/comingsoon': 'ComingSoonScreen',
  '/dashboard': 'HomeScreen',
  '/district/fortress/access': 'AccessLogScreen',
  '/district/fortress/audit': 'AuditScreen',
  '/district/headquarter': 'HeadquarterScreen',
  '/district/hub/home': 'HomeScreen',
  '/district/hub/lobby': 'LobbyScreen',
  '/district/hub/permissions/role/:role/edit': 'RoleEditScreen',
  '/district/hub/permissions/roles': 'RolesScreen',
  '/district/permissions/index': 'PermissionMatrixScreen',
  '/district/workstation/pontos': 'LoopCenterScreen',
  '/login': 'SignInScreen',
  '/permissions/show/:id': 'PermissionShowScreen',
  '/ponto/show/:id': 'LoopShowScreen',
  '/schematic': 'SchematicScreen',
  '/suporte': 'SupportScreen',
  '/termo': 'TermsScreen',
  '/terms-of-service': 'TermsScreen',
  '/test': 'SelfTestScreen',
}

const shown = async (built: boolean): Promise<Record<string, string>> => {
  const names = routeNames.filter((it) => screens[it].built === built)
  const all = await Promise.all(names.map(async (it) => [routes[it].path, (await screens[it].load()).name] as const))
  return Object.fromEntries(all)
}

// All screens are fetched at once, which takes a busy machine longer than a test usually may.
test('each address opens its own screen', { timeout: 60_000 }, async () => {
  expect(await shown(true)).toEqual(standing)
})

test('every other address says what will be there, and their number is known', async () => {
  const left = await shown(false)
  expect([...new Set(Object.values(left))]).toEqual(['ComingSoonScreen'])
  expect(Object.keys(left).length + Object.keys(standing).length).toBe(routeNames.length)
  // oxlint-disable-next-line no-console
  console.info(`${Object.keys(left).length} of ${routeNames.length} screens are still to be built`)
})
