import { PAGE_MAX } from '#contract/kit/page.ts'
import { messageCalls } from '#contract/message/message.calls.ts'
import { messageList, type MessageRow } from '#contract/message/message.ts'
import { messageWords } from '#contract/message/message.words.ts'
import { call } from '#web/kit/call/call.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { Meant } from '#web/kit/table/select/selection.ts'
import type { TakeBack } from '#web/kit/table/select/useRemove.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { ListRemoval } from '#web/list/ListScreen.tsx'

type Filter = Readonly<Record<string, string>>

/** Ids of a selection; for all of a filter they are read page by page, but for what was answered. */
const idsOf = async (meant: Meant, filter: Filter): Promise<number[]> => {
  if ('ids' in meant) return [...meant.ids]
  const found: number[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await call(messageList.calls.list, { ...filter, page, per_page: PAGE_MAX })
    found.push(...data.filter((it) => !it.replied && !meant.except.includes(it.id)).map((it) => it.id))
    if (data.length < PAGE_MAX) return found
  }
}

const partsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / PAGE_MAX) }, (_, at) => ids.slice(at * PAGE_MAX, (at + 1) * PAGE_MAX))

/** Removal of messages, for oneself or by their sender for all: the browser asks, and what was answered stays. */
export const useMessageRemoval = (): ((filter: Filter) => ListRemoval<MessageRow>) | undefined => {
  const t = useWords(messageWords)
  const { can } = useSession()
  const { viewing } = usePreview()
  const invalidates = [messageList.calls.list]
  const one = useSend(messageCalls.removeOne, { invalidates })
  const many = useSend(messageCalls.removeMany, { invalidates })
  const back = useSend(messageCalls.unremove, { invalidates, onError: (error) => toast.error(error.message) })
  if (viewing || !can('message.delete')) return undefined
  const takeBack =
    (ids: readonly number[]): TakeBack =>
    () => {
      for (const items of partsOf(ids)) back.mutate({ items })
    }
  return (filter) => ({
    asksPlainly: true,
    stays: ({ replied }) => (replied ? t('hasReply') : undefined),
    may: ({ replied }) => !replied,
    one: async ({ id }) => {
      await one.mutateAsync({ id })
      return takeBack([id])
    },
    many: async (meant) => {
      const ids = await idsOf(meant, filter)
      for (const items of partsOf(ids)) await many.mutateAsync({ items })
      return takeBack(ids)
    },
  })
}
