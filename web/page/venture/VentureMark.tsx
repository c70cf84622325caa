import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import css from './VentureMark.module.css'

/** The dot by which a venture is known; a name always stands beside it. */
export const VentureMark = ({ id }: { readonly id: number }) => {
  const colourOf = useVentureColours()
  return <span className={css['mark']} data-venture={colourOf(id)} aria-hidden />
}
