import { useCallback, useMemo } from 'react'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { mentionsIn, type RichDoc, type RichNames } from '#contract/kit/rich.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { call } from '#web/kit/call/call.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'

const FOUND = 8

/** People who can be mentioned on a record, and names of those mentioned; undefined while names of a draft are unknown. */
export const useMentions = (of: OfRecord, known: readonly RecordRef[], body: RichDoc | null) => {
  const { thing, id } = of
  const find = useCallback(
    async (q: string) => {
      const { data } = await call(commentCalls.people, { thing, id, limit: FOUND, ...(q === '' ? {} : { q }) })
      return data
    },
    [thing, id],
  )
  // A draft stores ids only. The editor itself knows the names of people who are mentioned from now on.
  const unknown = useMemo(
    () => (body ? mentionsIn(body).filter((one) => !known.some((it) => it.id === one)) : []),
    // oxlint-disable-next-line react/exhaustive-deps -- what the field began with
    [],
  )
  const asked = useCall(commentCalls.people, { ...of, ids: unknown }, { enabled: unknown.length > 0, keep: false })
  const { data } = asked
  const names = useMemo(
    (): RichNames => new Map([...known, ...(data?.data ?? [])].map((it) => [it.id, it.nome])),
    [known, data],
  )
  return { find, names: unknown.length > 0 && asked.isPending ? undefined : names }
}
