import type { QrCode as Qr } from '#contract/kit/code/qr.ts'
import css from './QrCode.module.css'

/** Modules of empty space around a code, without which a camera does not find it. */
const QUIET = 4

/** A QR code, dark on light in both themes: many cameras read no other. */
export const QrCode = ({ of: { size, path }, label }: { readonly of: Qr; readonly label: string }) => {
  const side = size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      className={css['qr']}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
