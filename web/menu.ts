import {
  IconBooks,
  IconBuildingBank,
  IconBuildingCommunity,
  IconBuildingStore,
  IconClock,
  IconDoorEnter,
  IconFlask,
  IconHome,
  IconListSearch,
  IconLock,
  IconPlanet,
  IconSchool,
  IconShieldCheck,
  IconShieldLock,
  IconStar,
  IconTools,
  IconUsers,
  IconVideo,
  type Icon,
} from '@tabler/icons-react'
import type { KeyOf } from '#contract/kit/words.ts'
import type { RouteName } from '#contract/routes/all.ts'
import type { menuWords } from '#contract/shell/menu.words.ts'
import type { BuiltName, SoonName } from '#web/screens/all.ts'

export type DistrictKey =
  | 'hub'
  | 'workstation'
  | 'prolab'
  | 'library'
  | 'aura'
  | 'academy'
  | 'remotica'
  | 'club'
  | 'store'
  | 'fortress'
  | 'headquarter'
  | 'warden'
  | 'bastion'

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

interface ListedDistrict extends Omit<DistrictMenu, 'entries'> {
  readonly entries: readonly (MenuEntry | SoonEntry)[]
}

/** Districts in the order of the rail, each with its menu. What is not built, or not for the role, does not show. */
export const districtMenus: readonly ListedDistrict[] = [
  {
    key: 'hub',
    label: 'district_hub',
    icon: IconPlanet,
    entries: [
      { route: 'home', label: 'home', icon: IconHome, go: 'h' },
      { route: 'lobby', label: 'lobby' },
      { route: 'newsList', label: 'news' },
      { route: 'messageList', label: 'communication', go: 'm' },
      { route: 'looperList', label: 'users', go: 'u' },
      { route: 'clientList', label: 'clients' },
      { route: 'invitationList', label: 'invitations' },
      { route: 'demandaList', label: 'demands' },
      { route: 'entregaList', label: 'deliveries' },
      { route: 'financeExtract', label: 'financial', go: 'f' },
      { route: 'areaList', label: 'areas' },
      { route: 'sectorList', label: 'sectors' },
      { route: 'looperTypeList', label: 'looperTypes' },
      { route: 'mailReports', label: 'reportMails' },
      {
        route: 'permissionRoles',
        label: 'permissions',
        icon: IconLock,
        above: ['permissionRoleEdit', 'permissionList', 'permissionShow'],
      },
      { route: 'userConfig', label: 'adminSettings' },
      { route: 'profile', label: 'profile', go: 'e' },
      { route: 'settings', label: 'settings' },
    ],
  },
  {
    key: 'workstation',
    label: 'district_workstation',
    icon: IconTools,
    entries: [
      { route: 'workstationHome', label: 'home' },
      { route: 'loopCenter', label: 'loopCenter', icon: IconClock, go: 'l', above: ['loopShow'] },
      { route: 'loopControl', label: 'loopControl' },
      { route: 'collaboratorList', label: 'loopers' },
      { route: 'atomList', label: 'atoms', go: 'a' },
      { route: 'projectList', label: 'projects', go: 'p' },
      { route: 'workstationVentures', label: 'ventures', go: 'v' },
      { route: 'workstationParticles', label: 'particles' },
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
      { route: 'prolabVentures', label: 'ventures' },
      { route: 'prolabParticles', label: 'particles' },
      { route: 'prolabAtoms', label: 'atoms' },
      { route: 'crm', label: 'crm' },
      { route: 'team', label: 'team', go: 't' },
      { route: 'prolabCalendar', label: 'calendar' },
    ],
  },
  {
    key: 'headquarter',
    label: 'district_headquarter',
    icon: IconBuildingCommunity,
    entries: [{ route: 'headquarter', label: 'district_headquarter', icon: IconBuildingCommunity, go: 'q' }],
  },
  {
    key: 'library',
    label: 'district_library',
    icon: IconBooks,
    entries: [
      { route: 'library', label: 'home', go: 'b' },
      { route: 'deckList', label: 'decks' },
      { route: 'libraryVentures', label: 'specifications' },
      { route: 'libraryResources', label: 'playbooks' },
    ],
  },
  {
    key: 'aura',
    label: 'district_aura',
    icon: IconStar,
    entries: [
      { route: 'auraHome', label: 'home' },
      { route: 'auraProfile', label: 'profile' },
      { route: 'auraRadar', label: 'radar', go: 'r' },
      { route: 'auraProgression', label: 'progression' },
      { route: 'auraChat', label: 'chatAura' },
      { route: 'wardenChat', label: 'chatWarden' },
      { route: 'essentiaChat', label: 'chatEssentia' },
      { route: 'auraIndicatorList', label: 'auraIndicators' },
      { route: 'reviewList', label: 'auraEvaluation' },
    ],
  },
  {
    key: 'academy',
    label: 'district_academy',
    icon: IconSchool,
    entries: [{ route: 'academyCourses', label: 'courses' }],
  },
  {
    key: 'remotica',
    label: 'district_remotica',
    icon: IconVideo,
    entries: [
      { route: 'remoticaWelcome', label: 'welcome' },
      { route: 'roomList', label: 'rooms' },
      { route: 'customHost', label: 'customHost' },
    ],
  },
  {
    key: 'club',
    label: 'district_club',
    icon: IconUsers,
    entries: [
      { route: 'club', label: 'home' },
      { route: 'community', label: 'forum' },
    ],
  },
  {
    key: 'store',
    label: 'district_store',
    icon: IconBuildingStore,
    entries: [{ route: 'auraStore', label: 'home' }],
  },
  {
    key: 'bastion',
    label: 'district_bastion',
    icon: IconBuildingBank,
    entries: [
      { route: 'bastion', label: 'home' },
      { route: 'wallet', label: 'wallet', go: 'w' },
      { route: 'transactions', label: 'transactions' },
      { route: 'hibridAssets', label: 'hibridAssets' },
      { route: 'sell', label: 'sell' },
      { route: 'oneTrueOrg', label: 'oneTrueOrg' },
      { route: 'oneTrueHuman', label: 'oneTrueHuman' },
      { route: 'oneTrueData', label: 'oneTrueData' },
    ],
  },
  {
    key: 'fortress',
    label: 'district_fortress',
    icon: IconShieldLock,
    entries: [
      { route: 'fortress', label: 'home' },
      { route: 'auditLog', label: 'audit', icon: IconListSearch },
      { route: 'accessLog', label: 'accessLog', icon: IconDoorEnter },
    ],
  },
  {
    key: 'warden',
    label: 'district_warden',
    icon: IconShieldCheck,
    entries: [{ route: 'warden', label: 'home' }],
  },
]
