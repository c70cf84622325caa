import { incidentStatus, type IncidentRow } from '#contract/incident/incident.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'

/** The end of the period to tell an incident, and that it has passed without anybody being told. */
export const DueAt = ({ of: { status, due_at, anpd_told_at } }: { readonly of: IncidentRow }) => {
  const f = useFormat()
  const waits = status === incidentStatus.of.open && anpd_told_at === null
  return (
    <Row gap="tight">
      <span className="figures">{f.dateTime(due_at)}</span>
      {waits && Date.parse(due_at) < serverNow() && <LateMark since={due_at} />}
    </Row>
  )
}
