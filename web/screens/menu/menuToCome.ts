import { IconBuildingBank, IconBuildingStore, IconSchool, IconStar, IconUsers, IconVideo } from '@tabler/icons-react'
import { districtMenus, type ListedDistrict } from '#web/screens/menu/menu.ts'

/** Districts of which no screen is built: their menus wait here, since everybody would load their icons. */
const districtsToCome: readonly ListedDistrict[] = [
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
]

/** Every district, those that can be entered first. */
export const allDistricts: readonly ListedDistrict[] = [...districtMenus, ...districtsToCome]
