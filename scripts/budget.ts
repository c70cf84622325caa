const rooms = ['contract', 'server', 'web', 'browser'] as const
export type Room = (typeof rooms)[number]

/**
 * Percent of the processor time of a whole run that each room takes. The suite is its own yardstick: how much faster a machine
 * runs some work made for the purpose says little of how fast it runs this. A room that takes a quarter more than its share
 * has grown past the others: it is named and fails nothing. Make it cheaper, or set the shares anew with a reason.
 */
export const shares: Readonly<Record<Room, number>> = { contract: 1, server: 26, web: 5, browser: 68 }

/** Minutes that a whole run takes on two quiet cores, by the clock (kits.md, section 10). */
export const WHOLE_MINUTES = 15

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

/** Each room's time, and its share of a whole run; a room past its share, and a run past its minutes, are said as such. */
export const costs = (all: readonly Cost[]): string[] => {
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
  const whole = `the whole ${minutes.toFixed(1)} min (${WHOLE_MINUTES} min on two quiet cores)`
  return isWhole ? [...lines, minutes > WHOLE_MINUTES * MUCH ? `OVER ITS TIME ${whole}` : whole] : lines
}
