import type { ComponentProps } from 'react'
import css from './Orbit.module.css'

/** Every mark on the page, and the one that stood there before the scripts, is at the same place of its circle. */
const inStep = (ring: SVGGElement | null): void =>
  ring?.getAnimations?.().forEach((animation) => {
    animation.startTime = 0
  })

/** Our mark at work: what circles the nucleus is on its way. Decoration: whoever shows it says in words what is loading. */
export const Orbit = ({ size, className = '', ...rest }: ComponentProps<'svg'> & { readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="currentColor"
    aria-hidden
    focusable="false"
    className={`${css['orbit']} ${className}`}
    {...rest}
  >
    <circle cx="12" cy="12" r="4.1" />
    <g ref={inStep} className={css['ring']}>
      <path
        d="M20.746 8.988A9.25 9.25 0 1 1 15.011 3.254"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
      />
      <circle cx="18.54" cy="5.46" r="2.4" />
    </g>
  </svg>
)
