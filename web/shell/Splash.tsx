import { useReloadBlock } from '#web/kit/reloadBlock.ts'
import { Orbit } from '#web/kit/ui/state/Orbit.tsx'
import css from './Splash.module.css'

/** While the app finds out who is there: what index.html shows until then, at the same place. */
export const Splash = () => {
  useReloadBlock(true)
  return (
    <div className={css['splash']} role="status" aria-label="Nucleo">
      <Orbit size={48} />
    </div>
  )
}
