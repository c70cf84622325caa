/**
 * Zones whose city or place has another name today, by the newer one. Browsers list one of the two, most of them the older;
 * all take both.
 */
const formerNames: Readonly<Record<string, readonly string[]>> = {
  'Africa/Asmara': ['Africa/Asmera'],
  'America/Argentina/Buenos_Aires': ['America/Buenos_Aires'],
  'America/Argentina/Catamarca': ['America/Catamarca', 'America/Argentina/ComodRivadavia'],
  'America/Argentina/Cordoba': ['America/Cordoba', 'America/Rosario'],
  'America/Argentina/Jujuy': ['America/Jujuy'],
  'America/Argentina/Mendoza': ['America/Mendoza'],
  'America/Atikokan': ['America/Coral_Harbour'],
  'America/Indiana/Indianapolis': ['America/Indianapolis', 'America/Fort_Wayne'],
  'America/Kentucky/Louisville': ['America/Louisville'],
  'America/Nuuk': ['America/Godthab'],
  'Asia/Ashgabat': ['Asia/Ashkhabad'],
  'Asia/Dhaka': ['Asia/Dacca'],
  'Asia/Ho_Chi_Minh': ['Asia/Saigon'],
  'Asia/Kathmandu': ['Asia/Katmandu'],
  'Asia/Kolkata': ['Asia/Calcutta'],
  'Asia/Macau': ['Asia/Macao'],
  'Asia/Makassar': ['Asia/Ujung_Pandang'],
  'Asia/Thimphu': ['Asia/Thimbu'],
  'Asia/Ulaanbaatar': ['Asia/Ulan_Bator'],
  'Asia/Yangon': ['Asia/Rangoon'],
  'Atlantic/Faroe': ['Atlantic/Faeroe'],
  'Etc/UTC': ['UTC', 'Etc/GMT', 'GMT', 'Etc/Zulu'],
  'Europe/Kyiv': ['Europe/Kiev'],
  'Pacific/Chuuk': ['Pacific/Truk', 'Pacific/Yap'],
  'Pacific/Kanton': ['Pacific/Enderbury'],
  'Pacific/Pohnpei': ['Pacific/Ponape'],
}

const isKnown = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

let listed: readonly string[] | undefined

/** Zones that this browser knows, each once, under today's name; found out once, for there are some four hundred. */
const zones = (): readonly string[] => {
  if (listed) return listed
  const newer = Object.keys(formerNames).filter(isKnown)
  const older = new Set(newer.flatMap((zone) => formerNames[zone] ?? []))
  const current = Intl.supportedValuesOf('timeZone').filter((zone) => !older.has(zone))
  return (listed = [...new Set([...current, ...newer])].toSorted())
}

/** Zones to choose from; the one that was chosen stands among them under the name it has. */
export const zonesWith = (chosen: string): readonly string[] => {
  const others = zones().filter((zone) => !formerNames[zone]?.includes(chosen))
  return others.includes(chosen) ? others : [chosen, ...others]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Names of a zone, whichever of them it stands under. */
const namesOf = (zone: string): readonly string[] => {
  const [newer = zone] = Object.entries(formerNames).find(([, former]) => former.includes(zone)) ?? []
  return [zone, newer, ...(formerNames[newer] ?? [])]
}

/** True when one of the zone's names, today's or a former one, has every word that is looked for. */
export const zoneFits = (zone: string, search: string): boolean => {
  const words = plain(search)
    .split(/[\s/_]+/)
    .filter((word) => word !== '')
  return namesOf(zone).some((name) => words.every((word) => plain(name.replaceAll('_', ' ')).includes(word)))
}
