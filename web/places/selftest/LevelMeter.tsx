import css from './LevelMeter.module.css'

const STEPS = 24

/** A level from 0 to 1 as a row of lamps. */
export const LevelMeter = ({ label, level }: { label: string; level: number }) => (
  <div
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(level * 100)}
    className={css['meter']}
  >
    {Array.from({ length: STEPS }, (_, at) => (
      <span key={at} className={css['lamp']} data-on={level * STEPS > at ? true : undefined} />
    ))}
  </div>
)
