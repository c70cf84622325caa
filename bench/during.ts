import { percentile } from './numbers.ts'

/** Has each do what it does again and again until the time is up, side by side. */
export const during = async (seconds: number, each: readonly (() => Promise<void>)[]) => {
  const began = performance.now()
  const until = began + seconds * 1000
  const times: number[] = []
  await Promise.all(
    each.map(async (run) => {
      while (performance.now() < until) {
        const before = performance.now()
        await run()
        times.push(performance.now() - before)
      }
    }),
  )
  const rate = (times.length * 1000) / (performance.now() - began)
  return { count: times.length, rate, p50: percentile(times, 50), p99: percentile(times, 99) }
}
