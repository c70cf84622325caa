import { homeWords } from '#contract/shell/home.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { useMe } from '#web/kit/session.ts'
import { useWords } from '#web/kit/words.ts'

/** A greeting by the hour where the person is, and the day in words. */
export const useGreeting = (): { greeting: string; day: string } => {
  const t = useWords(homeWords)
  const f = useFormat()
  const { nome: name } = useMe()
  const now = new Date(serverNow())
  const hour = Number.parseInt(f.time(now), 10)
  const part = hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
  const day = f.longDay(now)
  return { greeting: t(part, { name }), day: day.charAt(0).toUpperCase() + day.slice(1) }
}
