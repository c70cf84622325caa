import type { Faturavel, LoopStatus } from '#contract/loop/loop.states.ts'

/** Most characters in the loop modal (specification, section 5), and of a text that an administrator writes. */
export const DESCRIPTION_MAX = 140
export const DESCRIPTION_MAX_BY_HAND = 300
export const JUSTIFICATION_MAX = 140
/** Seconds by which a client's clock may differ from the server's and still count. */
export const CLOCK_TOLERANCE_SECONDS = 120
/** Seconds back to which an offline start or stop may be reported. */
export const OFFLINE_SECONDS = 72 * 3600
/** Seconds after the conclusion in which the owner may correct the end of a loop on no order. */
export const CORRECTION_SECONDS = 24 * 3600
/** Seconds past the recorded end to which an owner may move it: the time after which a running loop is asked about. */
export const LENGTHEN_SECONDS = 8 * 3600
/** Seconds above which a loop is an error until somebody adjusts it. */
export const LONGEST_SECONDS = 24 * 3600

/** Loops that wait to be concluded which a page reads at once; Loop Center lists them all. */
export const WAITING_MAX = 20

export interface Limits {
  /** Seconds between presence checks (specification, section 9: two hours). */
  check_seconds: number
  /** Seconds the alert waits for "Estou aqui" (91). */
  alert_seconds: number
  /** Seconds after which the elapsed time is asked about (eight hours). */
  elapsed_seconds: number
}

/** The client's time if it is within the tolerance and not ahead of the server's, else the server's. */
export const trustedTime = (client: Date | undefined, server: Date): Date => {
  if (!client || client > server) return server
  return server.getTime() - client.getTime() <= CLOCK_TOLERANCE_SECONDS * 1000 ? client : server
}

/** Time of an offline event: never ahead of the server; undefined when it is too long ago. */
export const offlineTime = (at: Date, server: Date): Date | undefined => {
  const age = (server.getTime() - at.getTime()) / 1000
  return age >= -CLOCK_TOLERANCE_SECONDS && age <= OFFLINE_SECONDS
    ? new Date(Math.min(at.getTime(), server.getTime()))
    : undefined
}

/** The first presence check after `from`: start + check × k, k counted from 1. */
export const nextCheck = (start: Date, from: Date, checkSeconds: number): Date => {
  const step = checkSeconds * 1000
  const passed = Math.max(0, Math.floor((from.getTime() - start.getTime()) / step))
  return new Date(start.getTime() + (passed + 1) * step)
}

export type Presence =
  | { state: 'fine'; due: Date }
  | { state: 'asking'; due: Date; secondsLeft: number }
  | { state: 'missed'; due: Date }

/** State of a running loop's check at `due`: not due, within the alert, or missed. */
export const presence = (due: Date, now: Date, alertSeconds: number): Presence => {
  const late = (now.getTime() - due.getTime()) / 1000
  if (late < 0) return { state: 'fine', due }
  if (late < alertSeconds) return { state: 'asking', due, secondsLeft: Math.ceil(alertSeconds - late) }
  return { state: 'missed', due }
}

/** True when the elapsed time must be asked about: once a loop, when it passes the limit. */
export const asksElapsed = (it: { start: Date; confirmed: boolean }, now: Date, elapsedSeconds: number): boolean =>
  !it.confirmed && now.getTime() - it.start.getTime() >= elapsedSeconds * 1000

export interface Billable {
  status: LoopStatus
  segundos: number | null
  adjusted: boolean
  ventureBillable: boolean
}

/**
 * `faturavel` of the loop table: Erro for 4 and 5 without adjustment, no end, or over 24 h; Sim for
 * concluded (also invoiced and paid) work on a billable venture; Não for the rest. A running loop has no end
 * yet and is an error until it has one; screens show that quietly.
 */
export const faturavel = ({ status, segundos, adjusted, ventureBillable }: Billable): Faturavel => {
  if ((status === 4 || status === 5) && !adjusted) return 'Erro'
  if (segundos === null || segundos > LONGEST_SECONDS) return 'Erro'
  return ventureBillable && (status === 3 || status === 6 || status === 7) ? 'Sim' : 'Não'
}

export type ModalScreen = 0 | 1 | 2 | 4 | 5

export interface LoadedLoop {
  status: LoopStatus
  data_fim: string | null
  ajustes: string | null
}

/** Screen of the loop modal that a loaded loop opens (specification, section 4, "State on load"). */
export const screenOnLoad = (loop: LoadedLoop | null): ModalScreen => {
  if (!loop || loop.status === 3 || loop.status === 6 || loop.status === 7) return 0
  if (!loop.data_fim) return 1
  if (loop.status === 2) return 2
  return loop.ajustes ? 2 : 4
}

/** True for an ended loop on no payment order, which a person with the permission may delete. */
export const isDeletable = (status: number): boolean => status >= 2 && status <= 5

/** Path of Loop Center's list, small enough for pages that only invalidate it. */
export const loopCenter = { path: '/api/loops' } as const
