import type { RecordRef } from '#contract/kit/list/column.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'

/** Somebody's name, leading to their page for who may open it. */
export const PersonName = ({ of }: { of: RecordRef }) => {
  const { can } = useSession()
  return (
    <span title={of.nome}>
      {can('looper.open') ? <TextLink to={pathOf('looperShow', of.id)}>{of.nome}</TextLink> : of.nome}
      {of.deleted_at && <DeletedMark at={of.deleted_at} />}
    </span>
  )
}
