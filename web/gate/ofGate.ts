/** A gate as far as its dialogs need it. */
export interface OfGate {
  readonly id: number
  readonly version: number
  readonly nome: string
}
