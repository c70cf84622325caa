/** How the files of another tool become records of a noun: recognised by their headers, read as that tool writes. */
export interface Preset {
  readonly key: string
  /** The name of the tool. */
  readonly name: string
  /** Headers that every file of it has, and hardly another's. */
  readonly signs: readonly string[]
  /** For each field the headers that give it, the first of which counts that the file has. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** What a number of the tool is divided by to be one of ours: seconds by 3,600 to be hours. */
  readonly divide?: Readonly<Record<string, number>>
  /** Headers by which other lines name this one, as sub-tasks name the task above them. */
  readonly keys: readonly string[]
}
