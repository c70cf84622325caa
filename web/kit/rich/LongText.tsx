import { lazy, Suspense } from 'react'
import css from './rich.module.css'

// The Markdown parser loads only on pages with such a text.
const Markdown = lazy(() => import('#web/kit/rich/Markdown.tsx').then((it) => ({ default: it.Markdown })))

/** Long text of a field: Markdown with every line break kept; plain until the parser has loaded. */
export const LongText = ({ of }: { readonly of: string }) => (
  <Suspense fallback={<p className={css['typed']}>{of}</p>}>
    <Markdown of={of} lines />
  </Suspense>
)
