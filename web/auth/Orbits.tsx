import css from './Orbits.module.css'

/** The brand's picture: a nucleus, and the districts circling it. */
export const Orbits = () => (
  <svg viewBox="0 0 600 600" className={css['orbits']} aria-hidden focusable="false">
    <defs>
      <radialGradient id="glow">
        <stop offset="0" className={css['glowIn']} />
        <stop offset="1" className={css['glowOut']} />
      </radialGradient>
    </defs>
    <circle cx="300" cy="300" r="260" fill="url(#glow)" />
    <g className={css['rings']}>
      <circle cx="300" cy="300" r="96" />
      <circle cx="300" cy="300" r="158" />
      <circle cx="300" cy="300" r="220" />
      <circle cx="300" cy="300" r="282" />
    </g>
    <circle cx="300" cy="300" r="38" className={css['core']} />
    <g className={css['near']}>
      <circle cx="300" cy="204" r="11" className={css['bright']} />
    </g>
    <g className={css['middle']}>
      <circle cx="458" cy="300" r="8" className={css['soft']} />
      <circle cx="221" cy="163.2" r="5" className={css['bright']} />
    </g>
    <g className={css['far']}>
      <circle cx="300" cy="520" r="6" className={css['bright']} />
      <circle cx="109.5" cy="190" r="9" className={css['soft']} />
      <circle cx="490.5" cy="190" r="4" className={css['bright']} />
    </g>
    <g className={css['edge']}>
      <circle cx="18" cy="300" r="5" className={css['soft']} />
      <circle cx="499.4" cy="499.4" r="7" className={css['bright']} />
    </g>
  </svg>
)
