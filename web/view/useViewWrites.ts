import { uiWords } from '#contract/kit/words/ui.words.ts'
import { viewCalls, type ViewRow } from '#contract/view/view.ts'
import { viewScreenWords } from '#contract/view/viewScreen.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { Viewed } from '#web/view/useViews.ts'

export interface Naming {
  readonly nome: string
  readonly shared: boolean
}

type Changes = Partial<Pick<ViewRow, 'nome' | 'shared' | 'state'>>

const versionIn = (extra: Readonly<Record<string, unknown>>): number | undefined => {
  const { current } = extra
  return typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number'
    ? current.version
    : undefined
}

/** Writes of saved views. A refusal shows as a message, and the table keeps its state. */
export const useViewWrites = (list: Viewed) => {
  const t = useWords(viewScreenWords)
  const u = useWords(uiWords)
  const reread = () => invalidate(viewCalls.list)

  /** Writes; a view that changed meanwhile is replaced only when the person says so. Undefined when they do not. */
  const write = async (view: ViewRow, changes: Changes): Promise<ViewRow | undefined> => {
    try {
      return (await call(viewCalls.update, { id: view.id, version: view.version, ...changes })).data
    } catch (error) {
      const version = isCallError(error) && error.status === 409 ? versionIn(error.extra) : undefined
      if (version === undefined) throw error
      const goOn = await confirm({
        title: t('staleTitle'),
        body: t('staleBody', { name: view.nome }),
        yes: t('replace'),
        tone: 'warning',
      })
      return goOn ? (await call(viewCalls.update, { id: view.id, version, ...changes })).data : undefined
    } finally {
      void reread()
    }
  }
  const toastFailure = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!isCallError(error)) throw error
      toast.error(error.message)
    }
  }
  const restore = (view: ViewRow) =>
    toastFailure(async () => {
      await call(viewCalls.restore, { id: view.id })
      await reread()
      list.apply(view)
    })
  const share = (view: ViewRow, shared: boolean) =>
    toastFailure(async () => {
      const next = await write(view, { shared })
      if (next) toast.success(t(shared ? 'sharedNow' : 'privateNow'))
    })
  return {
    /** Throws what the server refuses: the dialog shows it at its field. */
    create: async (naming: Naming): Promise<void> => {
      const { data } = await call(viewCalls.create, { table_id: list.id, state: list.state, ...naming })
      await reread()
      list.keepAs(data.id)
      toast.success(u('saved'))
    },
    rename: async (view: ViewRow, naming: Naming): Promise<void> => {
      if (await write(view, naming)) toast.success(u('saved'))
    },
    save: (view: ViewRow) =>
      toastFailure(async () => {
        if (await write(view, { state: list.state })) toast.success(u('saved'))
      }),
    share,
    makeFirst: (view: ViewRow | undefined) =>
      toastFailure(async () => {
        await call(viewCalls.setDefault, { table_id: list.id, view_id: view?.id ?? null })
        list.setStart(view)
        toast.success(view ? t('firstNow', { name: view.nome }) : t('firstNotNow'))
        await reread()
      }),
    remove: (view: ViewRow) =>
      toastFailure(async () => {
        await call(viewCalls.remove, { id: view.id, version: view.version })
        if (list.start?.view === String(view.id)) list.setStart(undefined)
        list.apply()
        toast.undo(u('removed'), () => void restore(view))
        await reread()
      }),
  }
}

export type ViewWrites = ReturnType<typeof useViewWrites>
