import {
  IconAdjustments,
  IconAlertTriangle,
  IconArmchair,
  IconAtom,
  IconBooks,
  IconBriefcase,
  IconChartBar,
  IconBuildingCommunity,
  IconClock,
  IconEye,
  IconDoorEnter,
  IconFlask,
  IconGauge,
  IconHome,
  IconListCheck,
  IconListSearch,
  IconLock,
  IconMail,
  IconPlanet,
  IconRocket,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconSparkles,
  IconTimeline,
  IconTools,
  IconUser,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import type { KeyOf } from '#contract/kit/words.ts'
import type { RouteName } from '#contract/routes/all.ts'
import type { BuiltName, SoonName } from '#contract/routes/built.ts'
import type { menuWords } from '#contract/shell/menu.words.ts'
import { withNouns } from '#web/screens/menu/nounEntries.ts'

type DistrictOf<W> = W extends `district_${infer K}` ? K : never
/** Every district has a word. */
export type DistrictKey = DistrictOf<KeyOf<typeof menuWords>>

interface Entry {
  readonly label: KeyOf<typeof menuWords>
  /** The letter after `G`. */
  readonly go?: string
  /** Screens below it whose paths do not say so: on them it is still the one that is marked. */
  readonly above?: readonly RouteName[]
}

/** An entry that can show. */
export interface MenuEntry extends Entry {
  readonly route: BuiltName
  readonly icon: Icon
}

/** Its screen is not built: it does not show, and gets its icon, which everybody would load, with the screen. */
interface SoonEntry extends Entry {
  readonly route: SoonName
}

export interface DistrictMenu {
  readonly key: DistrictKey
  readonly label: KeyOf<typeof menuWords>
  readonly icon: Icon
  readonly entries: readonly MenuEntry[]
}

export interface ListedDistrict extends Omit<DistrictMenu, 'entries'> {
  readonly entries: readonly (MenuEntry | SoonEntry)[]
}

const own: readonly ListedDistrict[] = [
  {
    key: 'hub',
    label: 'district_hub',
    icon: IconPlanet,
    entries: [
      { route: 'home', label: 'home', icon: IconHome, go: 'h' },
      { route: 'lobby', label: 'lobby', icon: IconArmchair },
      { route: 'newsList', label: 'news' },
      { route: 'messageList', label: 'communication', go: 'm' },
      {
        route: 'looperList',
        label: 'users',
        icon: IconUsers,
        go: 'u',
        above: ['looperNew', 'looperShow', 'looperEdit'],
      },
      { route: 'registrationList', label: 'registrations', icon: IconUserCheck, above: ['registrationShow'] },
      { route: 'invitationList', label: 'invitations', icon: IconUserPlus },
      { route: 'entregaList', label: 'deliveries', icon: IconBriefcase },
      { route: 'financeExtract', label: 'financial', go: 'f' },
      { route: 'mailReports', label: 'reportMails', icon: IconMail, above: ['mailPreview', 'mailConfig'] },
      {
        route: 'permissionRoles',
        label: 'permissions',
        icon: IconLock,
        above: ['permissionRoleEdit', 'permissionList', 'permissionShow'],
      },
      { route: 'userConfig', label: 'adminSettings', icon: IconAdjustments },
      { route: 'profile', label: 'profile', icon: IconUser, go: 'e' },
      { route: 'settings', label: 'settings', icon: IconSettings },
    ],
  },
  {
    key: 'workstation',
    label: 'district_workstation',
    icon: IconTools,
    entries: [
      { route: 'workstationHome', label: 'home' },
      {
        route: 'loopCenter',
        label: 'loopCenter',
        icon: IconClock,
        go: 'l',
        above: ['loopShow', 'loopNew', 'loopImport'],
      },
      { route: 'loopControl', label: 'loopControl', icon: IconEye },
      { route: 'reports', label: 'reports', icon: IconChartBar },
      { route: 'collaboratorList', label: 'loopers', icon: IconUsers },
      { route: 'managerList', label: 'managers', icon: IconUsersGroup },
      { route: 'myWork', label: 'myWork', icon: IconListCheck, go: 'd' },
      {
        route: 'atomList',
        label: 'atoms',
        icon: IconAtom,
        go: 'a',
        above: ['atomShow', 'ventureAtomShow', 'atomNew', 'cellAtomNew'],
      },
      { route: 'projectList', label: 'projects', icon: IconBriefcase, go: 'p', above: ['projectShow', 'projectNew'] },
      {
        route: 'workstationVentures',
        label: 'ventures',
        icon: IconRocket,
        go: 'v',
        above: [
          'ventureShow',
          'ventureNew',
          'gateShow',
          'gateNew',
          'cellShow',
          'cellNew',
          'goalShow',
          'okrNew',
          'okrEdit',
          'goalKeyNew',
          'goalKeyEdit',
        ],
      },
      { route: 'portfolio', label: 'portfolio', icon: IconTimeline },
      { route: 'capacity', label: 'capacity', icon: IconGauge },
      {
        route: 'workstationParticles',
        label: 'particles',
        icon: IconSparkles,
        above: [
          'ventureParticleList',
          'particleShow',
          'particleNew',
          'ventureParticleNew',
          'ventureParticleShow',
          'workstationParticleBoard',
          'workstationVentureParticleBoard',
        ],
      },
      { route: 'orderList', label: 'workOrders', go: 'o' },
      { route: 'orderNew', label: 'paymentOrder' },
      { route: 'workstationCalendar', label: 'calendar', go: 'c' },
    ],
  },
  {
    key: 'prolab',
    label: 'district_prolab',
    icon: IconFlask,
    entries: [
      { route: 'prolabHome', label: 'home' },
      { route: 'prolabVentures', label: 'ventures', icon: IconRocket },
      {
        route: 'prolabParticles',
        label: 'particles',
        icon: IconSparkles,
        above: ['prolabParticleShow', 'prolabParticleBoard', 'prolabVentureParticleBoard'],
      },
      { route: 'prolabAtoms', label: 'atoms', icon: IconAtom },
      { route: 'crm', label: 'crm' },
      { route: 'team', label: 'team', icon: IconUsersGroup, go: 't' },
      { route: 'prolabCalendar', label: 'calendar' },
    ],
  },
  {
    key: 'library',
    label: 'district_library',
    icon: IconBooks,
    entries: [
      { route: 'library', label: 'district_library', icon: IconHome, go: 'b' },
      { route: 'deckList', label: 'decks' },
      { route: 'libraryVentures', label: 'specifications', icon: IconRocket, above: ['libraryVentureShow'] },
      {
        route: 'libraryResources',
        label: 'playbooks',
        icon: IconBooks,
        above: ['libraryResource', 'resourceShow', 'resourceNew'],
      },
    ],
  },
  {
    key: 'headquarter',
    label: 'district_headquarter',
    icon: IconBuildingCommunity,
    entries: [{ route: 'headquarter', label: 'district_headquarter', icon: IconBuildingCommunity, go: 'q' }],
  },
  {
    key: 'warden',
    label: 'district_warden',
    icon: IconShieldCheck,
    entries: [
      { route: 'warden', label: 'governance', icon: IconShieldCheck },
      { route: 'incidentList', label: 'incidents', icon: IconAlertTriangle },
    ],
  },
  {
    key: 'fortress',
    label: 'district_fortress',
    icon: IconShieldLock,
    entries: [
      { route: 'fortress', label: 'security', icon: IconShieldLock },
      { route: 'auditLog', label: 'audit', icon: IconListSearch },
      { route: 'accessLog', label: 'accessLog', icon: IconDoorEnter },
    ],
  },
]

/**
 * Districts with something to open, in the order of the rail, each with its menu; everybody loads them. What is not built,
 * or not for the role, does not show. The others stand in `menuToCome.ts` until they have a screen.
 */
export const districtMenus: readonly ListedDistrict[] = own.map((district) => ({
  ...district,
  entries: withNouns(district.entries),
}))
