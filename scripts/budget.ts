const rooms = ['contract', 'server', 'web', 'browser'] as const
export type Room = (typeof rooms)[number]

/**
 * Percent of the processor time of a whole run that each room takes. The suite is its own yardstick: how much faster a machine
 * runs some work made for the purpose says little of how fast it runs this. A room that takes a quarter more than its share
 * has grown past the others: it is named and fails nothing. Make it cheaper, or set the shares anew with a reason.
 */
export const shares: Readonly<Record<Room, number>> = { contract: 1, server: 26, web: 5, browser: 68 }

/** Minutes that a whole run takes at the pace of the yardsticks (kits.md, section 10). */
export const WHOLE_MINUTES = 15

/**
 * Files of each room that change little, with the seconds that each takes in a run of WHOLE_MINUTES. How much longer they
 * take in another run, in the middle, is how much longer that run may take: a slow machine is not called a grown suite, and a
 * grown suite is not hidden by a fast machine. Whoever rewrites one of them measures all of them, and the whole, anew.
 */
export const yardsticks: Readonly<Record<string, number>> = {
  'server/gate/gate.api.test.ts': 11,
  'server/okr/okr.api.test.ts': 6.3,
  'server/loop/conclude.api.test.ts': 1.9,
  'web/loop/finish/finish.test.tsx': 4.5,
  'web/loop/finish/adjust.test.tsx': 2.9,
  'e2e/journeys/tables.spec.ts': 77,
  'e2e/journeys/offline.spec.ts': 65,
}

/** How far over its share or its minutes something is before it is named. */
const MUCH = 1.25

export interface Cost {
  readonly room: Room
  /** Undefined where the system does not tell. */
  readonly processor: number | undefined
  readonly clock: number
}

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

const SLOWEST = 10

/** The slowest files of a run, a line each. */
export const slowest = (files: readonly FileTime[]): string[] =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)

/** How many times as long as in the run that was measured this one takes, by its yardsticks; undefined where most are missing. */
export const paceOf = (files: readonly FileTime[]): number | undefined => {
  const ratios = Object.entries(yardsticks)
    .flatMap(([name, usual]) =>
      files.filter(({ file, seconds }) => file.endsWith(name) && seconds > 0).map(({ seconds }) => seconds / usual),
    )
    .toSorted((a, b) => a - b)
  return ratios.length * 2 > Object.keys(yardsticks).length ? ratios[Math.floor(ratios.length / 2)] : undefined
}

/** Minutes of a whole run beside those that it may take at its own pace. */
const wholeLine = (minutes: number, files: readonly FileTime[]): string => {
  const pace = paceOf(files)
  const took = `the whole ${minutes.toFixed(1)} min`
  if (pace === undefined) return `${took}; too few yardsticks ran to judge it`
  const allowed = WHOLE_MINUTES * pace
  const line = `${took} (${allowed.toFixed(1)} min at this run’s pace, ${WHOLE_MINUTES} min on two quiet cores)`
  return minutes > allowed * MUCH ? `OVER ITS TIME ${line}` : line
}

/** Each room's time, and its share of a whole run; a room past its share, and a run past its minutes, are said as such. */
export const costs = (all: readonly Cost[], files: readonly FileTime[]): string[] => {
  const total = all.reduce((sum, { processor = 0 }) => sum + processor, 0)
  const isWhole = rooms.every((room) => all.some((it) => it.room === room && it.processor !== undefined))
  const minutes = all.reduce((sum, { clock }) => sum + clock, 0) / 60
  const lines = all.map(({ room, processor, clock }) => {
    const time = `${room.padEnd(8)} ${(clock / 60).toFixed(1)} min by the clock`
    if (processor === undefined) return `${time}; this system tells no processor time`
    const used = `${time}, ${processor.toFixed(0)} s of processor time`
    if (!isWhole) return used
    const share = (100 * processor) / total
    const line = `${used}, ${share.toFixed(1)} % of the run (${shares[room]} %)`
    // A percent is within what a room varies by.
    return share > shares[room] * MUCH + 1 ? `OVER ITS SHARE ${line}` : line
  })
  return isWhole ? [...lines, wholeLine(minutes, files)] : lines
}
