import type { ReactNode } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import type { Meant } from '#web/kit/table/select/selection.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Undoes a deletion; undefined where that is impossible. */
export type TakeBack = (() => void) | undefined

/** Deletion of rows: one at a time, many at once, or both. Each throws when the server refuses. */
export interface Removal<Row> {
  readonly one?: (row: Row) => Promise<TakeBack>
  readonly many?: (meant: Meant) => Promise<TakeBack>
  /** False when the page knows that the row cannot be deleted. */
  readonly may?: (row: Row) => boolean
  /** The browser itself asks, as the specification has it of messages (section 5). */
  readonly asksPlainly?: true
  /** Asks the server for the effect of a bulk deletion; with `none` no row can be deleted. */
  readonly foresee?: (meant: Meant) => Promise<{ readonly text: ReactNode; readonly none: boolean }>
}

export interface Removing<Row> {
  readonly one: ((row: Row) => Promise<void>) | undefined
  readonly may: (row: Row) => boolean
  readonly many: ((chosen: Chosen) => Promise<void>) | undefined
}

/** Deletes after a confirmation, reports the result, and reloads the list either way (specification, sections 5 and
 * 8). */
export const useRemove = <Row>(removal: Removal<Row> | undefined, reload: () => unknown): Removing<Row> => {
  const t = useWords(tableWords)
  const { one, many, may = () => true, foresee, asksPlainly = false } = removal ?? {}
  const sure = async (body: ReactNode) =>
    asksPlainly
      ? window.confirm(t('deleteAsk'))
      : confirm({ title: t('deleteAsk'), body, yes: t('deleteRow'), danger: true })
  const carry = async (
    said: { readonly body?: ReactNode; readonly failed: string },
    work: () => Promise<TakeBack>,
  ): Promise<boolean> => {
    const { body, failed } = said
    if (!(await sure(body))) return false
    try {
      const back = await work()
      if (back) toast.undo(t('deleteDone'), back)
      else toast.success(t('deleteDone'))
      return true
    } catch {
      toast.error(failed)
      return false
    } finally {
      void reload()
    }
  }
  return {
    may,
    one:
      one &&
      (async (row) => {
        await carry({ failed: t('deleteFailed') }, () => one(row))
      }),
    many:
      many &&
      (async (chosen) => {
        const failed = t('deleteManyFailed')
        const said = await foresee?.(chosen.meant).catch(() => undefined)
        if (foresee && !said) return void toast.error(failed)
        const body = said?.text ?? t('deleteMany', { count: chosen.count })
        if (said?.none) await confirm({ title: t('deleteRow'), body, informOnly: true })
        else if (await carry({ body, failed }, () => many(chosen.meant))) chosen.clear()
      }),
  }
}
