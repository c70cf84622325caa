import { lazy, Suspense } from 'react'
import type { Imported } from '#contract/kit/import/imported.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'

const ImportDialog = lazy(() => import('#web/import/ImportDialog.tsx').then((it) => ({ default: it.ImportDialog })))

/** The import that the address of a list names. */
export const ImportHost = ({ noun }: { readonly noun: Imported }) => {
  const { isOpen } = useImportAddress()
  if (!isOpen || !noun.imports) return null
  return (
    <Suspense fallback={null}>
      <ImportDialog noun={noun} imports={noun.imports} />
    </Suspense>
  )
}
