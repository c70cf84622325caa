import { atomBulkWords } from '#contract/atom/bulk.words.ts'
import type { RefusedAtom } from '#web/atom/bulk/useChangeAtoms.ts'
import { useWords } from '#web/kit/words.ts'

/** Atoms that did not change, and why. */
export const RefusedAtoms = ({ of }: { readonly of: readonly RefusedAtom[] }) => {
  const t = useWords(atomBulkWords)
  return (
    <div role="alert">
      <p>{t('refused', { count: of.length })}</p>
      <ul>
        {of.map((atom) => (
          <li key={atom.id}>
            <strong className="figures">{atom.ref}</strong> {atom.nome}: {t(`result_${atom.why}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
