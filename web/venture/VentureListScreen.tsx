import { useLocation } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { VentureList } from '#web/venture/VentureList.tsx'

/** Ventures wherever the menu has them by that name. */
export const VentureListScreen = () => {
  const { pathname } = useLocation()
  return <VentureList place={pathname === pathTo('prolabVentures') ? 'prolab' : 'workstation'} />
}
