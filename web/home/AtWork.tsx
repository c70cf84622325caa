import { Team } from '#web/home/cards/Team.tsx'
import { TeamWeek } from '#web/home/cards/TeamWeek.tsx'

/** Who works now, and where the week goes. */
export const AtWork = () => (
  <>
    <Team />
    <TeamWeek />
  </>
)
