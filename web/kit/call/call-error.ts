export interface FieldError {
  /** Name of the field in the call's input, dotted when it is nested. */
  readonly path: string
  readonly message: string
}

interface Facts {
  message: string
  /** HTTP status; 0 when no answer came. */
  status?: number
  fields?: readonly FieldError[]
  /** Other members of the problem, as in `{ registration: 'review' }`. */
  extra?: Readonly<Record<string, unknown>>
  /** A 200 of section 7 with `status: "error"`. */
  business?: boolean
  /** No answer: the network is gone or the server did not answer in time. */
  network?: boolean
  /** Never sent, because the session could not be kept alive. */
  cancelled?: boolean
  /** The request's id, to be quoted to support. */
  requestId?: string | undefined
  /** Seconds after which the server asks to try again. */
  retryAfter?: number | undefined
}

/** Every way a call can fail, with a sentence for the person in `message`. */
export class CallError extends Error {
  readonly status: number
  readonly fields: readonly FieldError[]
  readonly extra: Readonly<Record<string, unknown>>
  readonly business: boolean
  readonly network: boolean
  readonly cancelled: boolean
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  constructor(facts: Facts) {
    super(facts.message)
    this.name = 'CallError'
    this.status = facts.status ?? 0
    this.fields = facts.fields ?? []
    this.extra = facts.extra ?? {}
    this.business = facts.business ?? false
    this.network = facts.network ?? false
    this.cancelled = facts.cancelled ?? false
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
  }
}

export const isCallError = (it: unknown): it is CallError => it instanceof CallError

/** What a failure says to the person: the sentence of a refusal, or whatever else was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
