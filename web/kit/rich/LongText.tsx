import { lazy, Suspense } from 'react'
import css from './rich.module.css'

// The reader of Markdown is fetched by pages that have something for it to read.
const Markdown = lazy(() => import('#web/kit/rich/Markdown.tsx').then((it) => ({ default: it.Markdown })))

/** What somebody wrote at length into a field: Markdown, of which each line stays one; as it was typed until its reader is here. */
export const LongText = ({ of }: { readonly of: string }) => (
  <Suspense fallback={<p className={css['typed']}>{of}</p>}>
    <Markdown of={of} lines />
  </Suspense>
)
