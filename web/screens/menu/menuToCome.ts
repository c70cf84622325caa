import {
  IconBuildingCommunity,
  IconBuildingStore,
  IconSchool,
  IconShieldLock,
  IconStar,
  IconUsers,
  IconVideo,
  type Icon,
} from '@tabler/icons-react'
import type { DistrictKey, ListedDistrict } from '#web/screens/menu/entry.ts'
import { districtMenus } from '#web/screens/menu/menu.ts'

/** Districts of which no screen is built: their menus wait here, since everybody would load their icons. */
const districtsToCome: readonly ListedDistrict[] = [
  {
    key: 'aura',
    label: 'district_aura',
    icon: IconStar,
    entries: [
      { route: 'auraHome', label: 'home' },
      { route: 'auraProfile', label: 'profile' },
      { route: 'auraRadar', label: 'radar', go: 'r', views: [{ route: 'auraProgression', label: 'progression' }] },
      {
        route: 'auraChat',
        label: 'chatAura',
        views: [
          { route: 'wardenChat', label: 'chatWarden' },
          { route: 'essentiaChat', label: 'chatEssentia' },
        ],
      },
      { route: 'reviewList', label: 'auraEvaluation' },
      { route: 'auraIndicatorList', label: 'auraIndicators' },
    ],
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
      { route: 'auraStore', label: 'district_store', district: 'store' },
    ],
  },
]

/** Every icon of the rail, those of districts that can be entered first. */
export const allMenus: readonly ListedDistrict[] = [...districtMenus, ...districtsToCome]

/** Icons of the districts that stand in the menu of another one. */
const within = {
  headquarter: IconBuildingCommunity,
  academy: IconSchool,
  store: IconBuildingStore,
  fortress: IconShieldLock,
} satisfies Partial<Record<DistrictKey, Icon>>

/** Icon of a district of the specification. */
export const districtIcon = (key: DistrictKey): Icon => {
  const icon =
    Object.entries({ ...within }).find(([name]) => name === key)?.[1] ?? allMenus.find((it) => it.key === key)?.icon
  if (!icon) throw new Error(`The district ${key} has no icon`)
  return icon
}

/** The districts of the specification. */
export const districtKeys: readonly DistrictKey[] = [
  ...allMenus.map((it) => it.key),
  'headquarter',
  'academy',
  'store',
  'fortress',
]
