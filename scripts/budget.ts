/**
 * What a run of the tests may cost: seconds of processor time on the reference machine (`pace.ts`), room by room. A room
 * that grows past its figure is named by the run and fails nothing: make it cheaper, or raise the figure with a reason.
 */
export const budget = {
  contract: 25,
  server: 480,
  web: 200,
  // Five journeys more than when it was set: photo, import, comments, profile and the API page.
  browser: 800,
} as const satisfies Readonly<Record<string, number>>
export type Room = keyof typeof budget

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

/** Each room's cost beside its budget, at the pace of this machine's core; what is over it is said as such. */
export const costs = (all: readonly Cost[], processorPace: number): string[] =>
  all.map(({ room, processor, clock }) => {
    const name = room.padEnd(8)
    const minutes = `${(clock / 60).toFixed(1)} min by the clock`
    if (processor === undefined) return `${name} ${minutes}; this system tells no processor time`
    const used = processor / processorPace
    const of = `${name} ${used.toFixed(0).padStart(5)} s of ${budget[room]} s of processor time, ${minutes}`
    return used > budget[room] ? `OVER BUDGET ${of}` : of
  })
