import type { ComponentProps } from 'react'
import { Orbit } from '#web/kit/ui/state/Orbit.tsx'
import css from './Orbit.module.css'

/** Our mark wherever Mantine shows that something is under way: in its buttons, fields and overlays. */
export const OrbitLoader = ({ className = '', ...rest }: ComponentProps<'svg'>) => (
  <Orbit className={`${css['loader']} ${className}`} {...rest} />
)
