import { useMatches } from 'react-router'
import { findRoute } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { DistrictMenu } from '#web/screens/menu/menu.ts'
import { districtOf, menuFor } from '#web/screens/menu/menuFor.ts'

interface Here {
  /** Screens that the person's role may open, by district. */
  readonly districts: readonly DistrictMenu[]
  /** The district of the screen on show; the first when it has no menu for this role. */
  readonly here: DistrictMenu | undefined
  readonly path: string
}

export const useDistrict = (): Here => {
  const { role } = useSession()
  const path = useMatches().at(-1)?.pathname ?? '/'
  const districts = menuFor(role)
  const key = districtOf(findRoute(path)?.name)
  return { districts, here: districts.find((it) => it.key === key) ?? districts[0], path }
}
