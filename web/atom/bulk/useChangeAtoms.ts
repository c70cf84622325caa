import { atomCrud, atomLabels, atomList } from '#contract/atom/atom.ts'
import { atomBulk } from '#contract/atom/bulk.ts'
import type { BulkChanges, BulkResult } from '#contract/atom/bulk.ts'
import { atomBulkWords } from '#contract/atom/bulk.words.ts'
import { callsBack, type MeantAtom } from '#web/atom/bulk/undo.ts'
import { rereadAtoms } from '#web/atom/useAtomSteps.tsx'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

export interface RefusedAtom extends MeantAtom {
  readonly why: Exclude<BulkResult, 'changed' | 'same'>
}

type BulkCall = Parameters<typeof call<typeof atomBulk>>[1]

/** Calls whose answers a bulk edit makes old. */
export const oldAfterBulk = [atomList.calls.list, atomCrud.calls.show, atomLabels.call] as const

/** Changes several atoms alike, says how many did, offers to take it back, and answers those that did not. */
export const useChangeAtoms = () => {
  const t = useWords(atomBulkWords)

  const takeBack = async (act: string, calls: readonly BulkCall[]): Promise<void> => {
    const asked = calls.flatMap((it) => it.atoms).length
    let back = 0
    try {
      for (const one of calls) back += (await call(atomBulk, { ...one, takes_back: act })).changed
      if (back === asked) toast.success(t('undone', { count: back }))
      else toast.warning(t('undoneSome', { count: back, of: asked }))
    } catch (error) {
      if (!isCallError(error)) throw error
      toast.error(error.message)
    } finally {
      rereadAtoms()
    }
  }

  return async (atoms: readonly MeantAtom[], change: BulkChanges): Promise<RefusedAtom[]> => {
    const { act, changed, results } = await call(atomBulk, {
      ...change,
      atoms: atoms.map(({ id, version }) => ({ id, version })),
    })
    const same = results.filter((it) => it.result === 'same').length
    const text = [t('done', { count: changed }), ...(same > 0 ? [t('same', { count: same })] : [])].join(' ')
    const back = callsBack(change, atoms, results)
    if (back) toast.undo(text, () => void takeBack(act, back))
    else toast.success(text)
    return results.flatMap(({ id, result }) => {
      const atom = atoms.find((it) => it.id === id)
      return atom === undefined || result === 'changed' || result === 'same' ? [] : [{ ...atom, why: result }]
    })
  }
}
