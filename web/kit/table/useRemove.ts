import { tableWords } from '#contract/kit/table.words.ts'
import type { Meant } from '#web/kit/table/selection.ts'
import type { Chosen } from '#web/kit/table/useSelection.ts'
import { confirm } from '#web/kit/ui/confirm.ts'
import { toast } from '#web/kit/ui/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** How rows are deleted: one at a time, many at once, or both. Each throws when the server refuses. */
export interface Removal<Row> {
  readonly one?: (row: Row) => Promise<unknown>
  readonly many?: (meant: Meant) => Promise<unknown>
}

export interface Removing<Row> {
  readonly one: ((row: Row) => Promise<void>) | undefined
  readonly many: ((chosen: Chosen) => Promise<void>) | undefined
}

/** Deletes after asking, says how it went, and reads the list again either way (specification, sections 5 and 8). */
export const useRemove = <Row>(removal: Removal<Row> | undefined, reload: () => unknown): Removing<Row> => {
  const t = useWords(tableWords)
  const carry = async (
    said: { readonly body?: string; readonly failed: string },
    work: () => Promise<unknown>,
  ): Promise<boolean> => {
    const { body, failed } = said
    if (!(await confirm({ title: t('deleteAsk'), body, yes: t('deleteRow'), danger: true }))) return false
    try {
      await work()
      toast.success(t('deleteDone'))
      return true
    } catch {
      toast.error(failed)
      return false
    } finally {
      void reload()
    }
  }
  const { one, many } = removal ?? {}
  return {
    one:
      one &&
      (async (row) => {
        await carry({ failed: t('deleteFailed') }, () => one(row))
      }),
    many:
      many &&
      (async (chosen) => {
        const said = { body: t('deleteMany', { count: chosen.count }), failed: t('deleteManyFailed') }
        if (await carry(said, () => many(chosen.meant))) chosen.clear()
      }),
  }
}
