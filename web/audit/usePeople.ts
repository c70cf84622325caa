import { auditCalls } from '#contract/audit/audit.ts'
import { useCall } from '#web/kit/query.ts'
import type { Choice } from '#web/kit/table/filter.ts'

/** Everybody to filter the logs by. */
export const usePeople = (): readonly Choice[] => {
  const { data } = useCall(auditCalls.people, {}, { staleTime: 60_000 })
  return (data?.data ?? []).map((it) => ({ value: String(it.id), label: it.nome }))
}
