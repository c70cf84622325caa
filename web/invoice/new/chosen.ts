export interface Chosen {
  readonly without: ReadonlySet<number>
  /** Leaves these out, or takes them again. */
  readonly leave: (ids: readonly number[], out: boolean) => void
}
