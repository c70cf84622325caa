import {
  IconAdjustments,
  IconAlertTriangle,
  IconArmchair,
  IconBooks,
  IconBuildingBank,
  IconCash,
  IconCashPlus,
  IconChartArrowsVertical,
  IconDoorEnter,
  IconFileStack,
  IconHome,
  IconListSearch,
  IconLock,
  IconMail,
  IconNews,
  IconPlanet,
  IconReceipt2,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconSitemap,
  IconSpeakerphone,
  IconUser,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import type { ListedDistrict } from '#web/screens/menu/entry.ts'
import { withNouns } from '#web/screens/menu/nounEntries.ts'
import { workDistricts } from '#web/screens/menu/workDistricts.ts'

const own: readonly ListedDistrict[] = [
  {
    key: 'hub',
    label: 'district_hub',
    icon: IconPlanet,
    entries: [
      {
        route: 'home',
        label: 'home',
        icon: IconHome,
        go: 'h',
        group: 'day',
        same: [
          { route: 'dashboard', label: 'home' },
          { route: 'hubHome', label: 'home' },
        ],
      },
      { route: 'lobby', label: 'lobby', icon: IconArmchair, group: 'day' },
      { route: 'newsList', label: 'news', icon: IconNews, group: 'day' },
      { route: 'messageList', label: 'communication', icon: IconSpeakerphone, go: 'm', group: 'day' },
      {
        route: 'looperList',
        label: 'users',
        name: 'people',
        icon: IconUsers,
        go: 'u',
        group: 'people',
        views: [
          { route: 'collaboratorList', label: 'loopers' },
          { route: 'managerList', label: 'managers' },
          { route: 'team', label: 'team', go: 't' },
        ],
        above: ['looperNew', 'looperShow', 'looperEdit'],
      },
      {
        route: 'invitationList',
        label: 'invitations',
        icon: IconUserPlus,
        group: 'people',
        views: [{ route: 'registrationList', label: 'registrations' }],
        above: ['registrationShow'],
      },
      {
        route: 'sectorList',
        label: 'sector',
        name: 'structure',
        icon: IconSitemap,
        group: 'organisation',
        views: [
          { route: 'areaList', label: 'area' },
          { route: 'looperTypeList', label: 'looperType' },
        ],
      },
      {
        route: 'permissionRoles',
        label: 'permissions',
        icon: IconLock,
        group: 'organisation',
        above: ['permissionRoleEdit', 'permissionList', 'permissionShow'],
      },
      {
        route: 'mailReports',
        label: 'reportMails',
        icon: IconMail,
        group: 'organisation',
        above: ['mailPreview', 'mailConfig'],
      },
      { route: 'userConfig', label: 'adminSettings', icon: IconAdjustments, group: 'organisation' },
      { route: 'profile', label: 'profile', icon: IconUser, go: 'e', personal: true },
      { route: 'settings', label: 'settings', icon: IconSettings, personal: true },
    ],
  },
  ...workDistricts,
  {
    key: 'library',
    label: 'district_library',
    icon: IconBooks,
    alone: ['hub'],
    entries: [
      { route: 'library', label: 'district_library', icon: IconHome, go: 'b', group: 'knowledge' },
      { route: 'deckList', label: 'decks', group: 'knowledge' },
      {
        route: 'libraryVentures',
        label: 'specifications',
        icon: IconFileStack,
        group: 'knowledge',
        above: ['libraryVentureShow'],
      },
      {
        route: 'libraryResources',
        label: 'playbooks',
        icon: IconBooks,
        group: 'knowledge',
        above: ['libraryResource', 'resourceShow', 'resourceNew'],
      },
      { route: 'academyCourses', label: 'courses', group: 'knowledge', district: 'academy' },
    ],
  },
  {
    key: 'bastion',
    label: 'district_bastion',
    icon: IconBuildingBank,
    alone: ['workstation', 'hub'],
    entries: [
      {
        route: 'financeExtract',
        label: 'financial',
        icon: IconCash,
        go: 'f',
        group: 'money',
        district: 'hub',
      },
      { route: 'earnings', label: 'earnings', icon: IconChartArrowsVertical, group: 'money', district: 'hub' },
      {
        route: 'orderList',
        label: 'workOrders',
        icon: IconReceipt2,
        go: 'o',
        group: 'money',
        district: 'workstation',
        views: [
          { route: 'orderRun', label: 'weeklyRun' },
          { route: 'orderItemList', label: 'orderItem' },
        ],
      },
      { route: 'orderNew', label: 'paymentOrder', icon: IconCashPlus, group: 'money', district: 'workstation' },
      { route: 'bastion', label: 'home', group: 'wallet' },
      {
        route: 'wallet',
        label: 'wallet',
        go: 'w',
        group: 'wallet',
        views: [
          { route: 'transactions', label: 'transactions' },
          { route: 'hibridAssets', label: 'hibridAssets' },
          { route: 'sell', label: 'sell' },
        ],
      },
      {
        route: 'oneTrueOrg',
        label: 'oneTrueOrg',
        group: 'wallet',
        views: [
          { route: 'oneTrueHuman', label: 'oneTrueHuman' },
          { route: 'oneTrueData', label: 'oneTrueData' },
        ],
      },
    ],
  },
  {
    key: 'warden',
    label: 'district_warden',
    icon: IconShieldCheck,
    alone: ['person'],
    entries: [
      { route: 'warden', label: 'governance', icon: IconShieldCheck, group: 'governance' },
      { route: 'incidentList', label: 'incidents', icon: IconAlertTriangle, group: 'governance' },
      { route: 'auditLog', label: 'audit', icon: IconListSearch, group: 'governance', district: 'fortress' },
      { route: 'accessLog', label: 'accessLog', icon: IconDoorEnter, group: 'governance', district: 'fortress' },
      { route: 'fortress', label: 'security', icon: IconShieldLock, personal: true, district: 'fortress' },
    ],
  },
]

/**
 * Districts with something to open, in the order of the rail, each with its menu; everybody loads them. What is not built,
 * or not for the role, does not show. The others stand in `menuToCome.ts` until they have a screen. A thing stands once, in
 * the district where one works with it; nine icons at most, and twelve entries each (docs/decisions/195).
 */
export const districtMenus: readonly ListedDistrict[] = own.map((district) => ({
  ...district,
  entries: withNouns(district.entries),
}))
