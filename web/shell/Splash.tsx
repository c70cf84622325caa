import { useReloadBlock } from '#web/kit/reloadBlock.ts'
import { Mark } from '#web/shell/Mark.tsx'
import css from './Splash.module.css'

/** While the app finds out who is there; quick answers never show it. */
export const Splash = () => {
  useReloadBlock(true)
  return (
    <div className={css['splash']} role="status" aria-label="Nucleo">
      <Mark size={40} />
    </div>
  )
}
