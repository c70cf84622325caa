import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'

/** `há 5 minutos`, kept true, the exact time in its tooltip. */
export const RelativeTime = ({ when }: { when: string }) => {
  const f = useFormat()
  useNow(30_000)
  return (
    <time dateTime={when} title={f.dateTime(when)}>
      {f.relative(when)}
    </time>
  )
}
