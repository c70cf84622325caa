import { createHash } from 'node:crypto'

/*
 * How slow this machine is at the moment, so that limits of time guard against what hangs and never against haste.
 * `npm test` measures once and hands the figure to its runners as TEST_PACE; a runner started by hand measures itself.
 */

/** Milliseconds of the reference work on a quiet core of the machine for which limits were set. */
const REFERENCE_MS = 400

/** Work like the suite's: strings, objects, sorting, hashing. The result only keeps it from being optimised away. */
const referenceWork = (): number => {
  let sum = 0
  for (let round = 0; round < 24; round += 1) {
    const rows = Array.from({ length: 4000 }, (_, index) => ({
      id: (index * 7919) % 4001,
      nome: `Átomo ${(index * 31) % 997}`,
      horas: [index % 7, index % 11],
    }))
    rows.sort((a, b) => a.nome.localeCompare(b.nome) || a.id - b.id)
    const text = JSON.stringify(rows)
    sum += createHash('sha256').update(text).digest()[0] ?? 0
    const again: unknown = JSON.parse(text)
    sum += Array.isArray(again) ? again.length : 0
  }
  return sum
}

/** Factor by clock time against the quiet reference machine, at least 1: the median of three rounds after a warm-up, a second. */
export const measurePace = (): number => {
  referenceWork()
  const rounds = [0, 1, 2].map(() => {
    const from = performance.now()
    referenceWork()
    return performance.now() - from
  })
  const [, middle = REFERENCE_MS] = rounds.toSorted((a, b) => a - b)
  return Math.max(1, middle / REFERENCE_MS)
}

let known: number | undefined

/** Factor by clock time against the quiet reference machine; TEST_PACE where the run has measured. */
export const pace = (): number => {
  const given = Number(process.env['TEST_PACE'])
  known ??= given >= 1 ? given : measurePace()
  return known
}

/** Converts a limit of `ms` on the reference machine into milliseconds here. */
export const scaled = (ms: number): number => Math.ceil(ms * pace())
