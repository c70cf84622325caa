import { formatCall } from '#contract/kit/dates.ts'
import { writeClock } from '#contract/kit/hours.ts'
import { CLOCK_TOLERANCE_SECONDS } from '#contract/loop/loop.rules.ts'
import { serverNow } from '#web/kit/clock.ts'
import type { Entry } from '#web/kit/outbox/entry.ts'

/** Atom and venture of a loop, to show it without a request. */
interface About {
  readonly atomo_id: number
  readonly atomo: string
  readonly projeto: string
  /** Missing in actions that an earlier version stored. */
  readonly venture_id?: number
}

export interface StartAction extends About {
  readonly kind: 'start'
  /** A repeated start with the same id starts nothing twice. */
  readonly client_id: string
  readonly descricao: string
  /** Type of the loop that it continues. */
  readonly tipo?: number | null
}

export interface StopAction extends About {
  readonly kind: 'stop'
  readonly status: 2 | 5
  readonly inicio: string
  readonly descricao: string
}

export interface ConcludeAction extends About {
  readonly kind: 'conclude'
  /** Status of the loop before. */
  readonly status: number
  readonly inicio: string
  /** End that counts without an adjustment. */
  readonly fim: string | null
  readonly descricao: string
  readonly tipo: number
  /** Adjusted end with its justification; null keeps the mark. */
  readonly adjusted: { readonly end: string; readonly ajustes: string } | null
}

/** An action on a loop that works offline. */
export type LoopAction = StartAction | StopAction | ConcludeAction
export type LoopEntry = Entry<LoopAction>

/** Id of a loop whose start is pending: negative, and the same in every tab that reads the start. */
export const localId = (client_id: string): number => -(Number.parseInt(client_id.slice(0, 7), 16) + 1)

/** True while the start of this loop is pending. */
export const isLocal = (loop: { readonly id: number }): boolean => loop.id < 0

/** Marks a click that is sent much later as one that happened offline. */
const late = (at: Date): { offline_at?: string } =>
  serverNow() - at.getTime() > CLOCK_TOLERANCE_SECONDS * 1000 ? { offline_at: at.toISOString() } : {}

interface When {
  readonly at: Date
  /** Time of its stop, where the page knows it and the server knows neither start nor stop. */
  readonly until?: string | undefined
}

export const startInput = (user_id: number, action: Omit<StartAction, 'kind'>, { at, until }: When) => ({
  user_id,
  atomo_id: action.atomo_id,
  data_inicio: formatCall(at),
  status: 1 as const,
  descricao: action.descricao,
  ...(action.tipo ? { tipo: action.tipo } : {}),
  client_id: action.client_id,
  ...(until === undefined ? late(at) : { offline_at: at.toISOString(), offline_until: until }),
})

export interface StopFacts {
  readonly status: 2 | 4 | 5
  readonly atomo_id: number
  readonly inicio: string
  readonly descricao: string
}

export const stopInput = (id: number, action: StopFacts, at: Date) => ({
  id,
  data_fim: formatCall(at),
  hora_total: writeClock((at.getTime() - Date.parse(action.inicio)) / 1000),
  status: action.status,
  atomo_id: action.atomo_id,
  ajustes: null,
  descricao: action.descricao,
  ...late(at),
})

export const concludeInput = (id: number, action: ConcludeAction) => ({
  id,
  atomo_id: action.atomo_id,
  status: action.status,
  descricao: action.descricao,
  tipo: action.tipo,
  ajustes: action.adjusted?.ajustes ?? null,
  data_fim_ajuste: action.adjusted ? formatCall(new Date(action.adjusted.end)) : null,
})

/** `hh:mm:ss` of a loop by the page's estimate. */
export const estimatedTotal = (action: ConcludeAction): string => {
  const end = action.adjusted?.end ?? action.fim
  return writeClock(end === null ? 0 : (Date.parse(end) - Date.parse(action.inicio)) / 1000)
}
