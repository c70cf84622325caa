import {
  IconActivity,
  IconAddressBook,
  IconAtom,
  IconBooks,
  IconBrandStackshare,
  IconBriefcase,
  IconBuildingBank,
  IconBuildingCommunity,
  IconBuildingStore,
  IconCalendar,
  IconCertificate,
  IconChartRadar,
  IconClock,
  IconCoins,
  IconDoorEnter,
  IconFlask,
  IconHome,
  IconLayoutGrid,
  IconListSearch,
  IconLock,
  IconMail,
  IconMessage,
  IconMessages,
  IconNews,
  IconPackage,
  IconPlanet,
  IconPresentation,
  IconReceipt,
  IconRocket,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconSparkles,
  IconStar,
  IconTargetArrow,
  IconTools,
  IconUser,
  IconUsers,
  IconVideo,
  IconWallet,
  type Icon,
} from '@tabler/icons-react'
import type { KeyOf } from '#contract/kit/words.ts'
import type { RouteName } from '#contract/routes/all.ts'
import type { menuWords } from '#contract/shell/menu.words.ts'

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

export interface MenuEntry {
  readonly route: RouteName
  readonly label: KeyOf<typeof menuWords>
  readonly icon: Icon
  /** The letter after `G`. */
  readonly go?: string
  /** Screens below it whose paths do not say so: on them it is still the one that is marked. */
  readonly above?: readonly RouteName[]
}

export interface DistrictMenu {
  readonly key: DistrictKey
  readonly label: KeyOf<typeof menuWords>
  readonly icon: Icon
  readonly entries: readonly MenuEntry[]
}

/** Districts in the order of the rail, each with its menu. What is not built, or not for the role, does not show. */
export const districtMenus: readonly DistrictMenu[] = [
  {
    key: 'hub',
    label: 'district_hub',
    icon: IconPlanet,
    entries: [
      { route: 'home', label: 'home', icon: IconHome, go: 'h' },
      { route: 'lobby', label: 'lobby', icon: IconLayoutGrid },
      { route: 'newsList', label: 'news', icon: IconNews },
      { route: 'messageList', label: 'communication', icon: IconMessage, go: 'm' },
      { route: 'looperList', label: 'users', icon: IconUsers, go: 'u' },
      { route: 'clientList', label: 'clients', icon: IconAddressBook },
      { route: 'invitationList', label: 'invitations', icon: IconMail },
      { route: 'demandaList', label: 'demands', icon: IconTargetArrow },
      { route: 'entregaList', label: 'deliveries', icon: IconPackage },
      { route: 'financeExtract', label: 'financial', icon: IconCoins, go: 'f' },
      { route: 'areaList', label: 'areas', icon: IconBriefcase },
      { route: 'sectorList', label: 'sectors', icon: IconBrandStackshare },
      { route: 'looperTypeList', label: 'looperTypes', icon: IconCertificate },
      { route: 'mailReports', label: 'reportMails', icon: IconMail },
      {
        route: 'permissionRoles',
        label: 'permissions',
        icon: IconLock,
        above: ['permissionRoleEdit', 'permissionList', 'permissionShow'],
      },
      { route: 'userConfig', label: 'adminSettings', icon: IconSettings },
      { route: 'profile', label: 'profile', icon: IconUser, go: 'e' },
      { route: 'settings', label: 'settings', icon: IconSettings },
    ],
  },
  {
    key: 'workstation',
    label: 'district_workstation',
    icon: IconTools,
    entries: [
      { route: 'workstationHome', label: 'home', icon: IconHome },
      { route: 'loopCenter', label: 'loopCenter', icon: IconClock, go: 'l', above: ['loopShow'] },
      { route: 'loopControl', label: 'loopControl', icon: IconActivity },
      { route: 'collaboratorList', label: 'loopers', icon: IconUsers },
      { route: 'atomList', label: 'atoms', icon: IconAtom, go: 'a' },
      { route: 'projectList', label: 'projects', icon: IconRocket, go: 'p' },
      { route: 'workstationVentures', label: 'ventures', icon: IconRocket, go: 'v' },
      { route: 'workstationParticles', label: 'particles', icon: IconSparkles },
      { route: 'orderList', label: 'workOrders', icon: IconReceipt, go: 'o' },
      { route: 'orderNew', label: 'paymentOrder', icon: IconReceipt },
      { route: 'workstationCalendar', label: 'calendar', icon: IconCalendar, go: 'c' },
    ],
  },
  {
    key: 'prolab',
    label: 'district_prolab',
    icon: IconFlask,
    entries: [
      { route: 'prolabHome', label: 'home', icon: IconHome },
      { route: 'prolabVentures', label: 'ventures', icon: IconRocket },
      { route: 'prolabParticles', label: 'particles', icon: IconSparkles },
      { route: 'prolabAtoms', label: 'atoms', icon: IconAtom },
      { route: 'crm', label: 'crm', icon: IconTargetArrow },
      { route: 'team', label: 'team', icon: IconUsers, go: 't' },
      { route: 'prolabCalendar', label: 'calendar', icon: IconCalendar },
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
      { route: 'library', label: 'home', icon: IconHome, go: 'b' },
      { route: 'deckList', label: 'decks', icon: IconPresentation },
      { route: 'libraryVentures', label: 'specifications', icon: IconBooks },
      { route: 'libraryResources', label: 'playbooks', icon: IconPackage },
    ],
  },
  {
    key: 'aura',
    label: 'district_aura',
    icon: IconStar,
    entries: [
      { route: 'auraHome', label: 'home', icon: IconHome },
      { route: 'auraProfile', label: 'profile', icon: IconUser },
      { route: 'auraRadar', label: 'radar', icon: IconChartRadar, go: 'r' },
      { route: 'auraProgression', label: 'progression', icon: IconActivity },
      { route: 'auraChat', label: 'chatAura', icon: IconMessages },
      { route: 'wardenChat', label: 'chatWarden', icon: IconMessages },
      { route: 'essentiaChat', label: 'chatEssentia', icon: IconMessages },
      { route: 'auraIndicatorList', label: 'auraIndicators', icon: IconActivity },
      { route: 'reviewList', label: 'auraEvaluation', icon: IconCertificate },
    ],
  },
  {
    key: 'academy',
    label: 'district_academy',
    icon: IconSchool,
    entries: [{ route: 'academyCourses', label: 'courses', icon: IconSchool }],
  },
  {
    key: 'remotica',
    label: 'district_remotica',
    icon: IconVideo,
    entries: [
      { route: 'remoticaWelcome', label: 'welcome', icon: IconHome },
      { route: 'roomList', label: 'rooms', icon: IconMessages },
      { route: 'customHost', label: 'customHost', icon: IconVideo },
    ],
  },
  {
    key: 'club',
    label: 'district_club',
    icon: IconUsers,
    entries: [
      { route: 'club', label: 'home', icon: IconHome },
      { route: 'community', label: 'forum', icon: IconMessages },
    ],
  },
  {
    key: 'store',
    label: 'district_store',
    icon: IconBuildingStore,
    entries: [{ route: 'auraStore', label: 'home', icon: IconHome }],
  },
  {
    key: 'bastion',
    label: 'district_bastion',
    icon: IconBuildingBank,
    entries: [
      { route: 'bastion', label: 'home', icon: IconHome },
      { route: 'wallet', label: 'wallet', icon: IconWallet, go: 'w' },
      { route: 'transactions', label: 'transactions', icon: IconReceipt },
      { route: 'hibridAssets', label: 'hibridAssets', icon: IconCoins },
      { route: 'sell', label: 'sell', icon: IconBuildingStore },
      { route: 'oneTrueOrg', label: 'oneTrueOrg', icon: IconCertificate },
      { route: 'oneTrueHuman', label: 'oneTrueHuman', icon: IconCertificate },
      { route: 'oneTrueData', label: 'oneTrueData', icon: IconCertificate },
    ],
  },
  {
    key: 'fortress',
    label: 'district_fortress',
    icon: IconShieldLock,
    entries: [
      { route: 'fortress', label: 'home', icon: IconHome },
      { route: 'auditLog', label: 'audit', icon: IconListSearch },
      { route: 'accessLog', label: 'accessLog', icon: IconDoorEnter },
    ],
  },
  {
    key: 'warden',
    label: 'district_warden',
    icon: IconShieldCheck,
    entries: [{ route: 'warden', label: 'home', icon: IconHome }],
  },
]
