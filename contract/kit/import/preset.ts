/** Mapping of another tool's files to records of a noun: recognised by their headers, parsed as that tool writes. */
export interface Preset {
  readonly key: string
  /** The name of the tool. */
  readonly name: string
  /** Headers that each of its files has, and hardly any other tool's. */
  readonly signs: readonly string[]
  /** Headers of each field; the first one that the file has counts. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Divisor of a tool's number: 3,600 turns seconds into hours. */
  readonly divide?: Readonly<Record<string, number>>
  /** Headers that other lines refer to this line by, as sub-tasks refer to their task. */
  readonly keys: readonly string[]
}
