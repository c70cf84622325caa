import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './factor.module.css'

/** Modules of empty space around a code, without which a camera does not find it. */
const QUIET = 4

/** A QR code, dark on light in both themes: many cameras read no other. */
export const KeyCode = ({ of: { size, path } }: { of: { size: number; path: string } }) => {
  const t = useWords(factorScreenWords)
  const side = size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={t('qr')}
      className={css['qr']}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
