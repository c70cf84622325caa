/** Seconds, minutes, hours, days of work, weeks of work. */
export type SpanUnit = 's' | 'min' | 'h' | 'd' | 'w'

/** Mapping of another tool's files to records of a noun: recognised by their headers, parsed as that tool writes. */
export interface Preset {
  readonly key: string
  /** The name of the tool. */
  readonly name: string
  /** Headers that each of its files has, and hardly any other tool's. */
  readonly signs: readonly string[]
  /** Headers of each field; the first one that the file has counts. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Unit of a tool's hours where a cell says none; hours when left out. */
  readonly units?: Readonly<Record<string, SpanUnit>>
  /** Headers that other lines refer to this line by, as sub-tasks refer to their task. */
  readonly keys: readonly string[]
}
