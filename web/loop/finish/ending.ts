import { formatCall, parseCall, parseDateTimeInput } from '#contract/kit/dates.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { DESCRIPTION_MAX, JUSTIFICATION_MAX, LENGTHEN_SECONDS } from '#contract/loop/loop.rules.ts'
import type { ConcludedLoop } from '#web/loop/dialog/modal.ts'

const MINUTE = 60_000

/** Input of screen 4. */
export interface Adjustment {
  /** `DD/MM/YYYY HH:mm`. */
  readonly fim: string
  readonly ajustes: string
}

/** Input of screen 2. */
export interface Finish {
  readonly descricao: string
  readonly tipo: number | null
}

type Marks = Pick<ConcludedLoop, 'inicio' | 'fim' | 'data_fim'>

/** End as it was marked, which a correction does not change. */
export const endMark = ({ data_fim }: Pick<Marks, 'data_fim'>): Date | undefined =>
  data_fim === null ? undefined : parseCall(data_fim)

/** Latest end that the server accepts. */
const latestEnd = (loop: Marks): Date | undefined => {
  const mark = endMark(loop)
  return mark && new Date(mark.getTime() + LENGTHEN_SECONDS * 1000)
}

/** Formats an instant for the field: `DD/MM/YYYY HH:mm` in `zone`. */
export const typedTime = (at: Date, zone: string): string => formatCall(at, zone).slice(0, -3).replaceAll('-', '/')

/** Present end in the field's format, as the start of a correction. */
export const markedEnd = (loop: Pick<ConcludedLoop, 'fim'>, zone: string): string =>
  loop.fim === null ? '' : typedTime(new Date(loop.fim), zone)

/**
 * The instant that is meant by a typed end; undefined when it is none. The field knows minutes and the marks know seconds:
 * the minute of a mark means the mark, so that "when the check fell due" is exact and an end in the first minute is no error.
 */
export const exactEnd = (text: string, loop: Marks, zone: string): Date | undefined => {
  const typed = parseDateTimeInput(text, zone)
  if (!typed) return undefined
  const marks = [endMark(loop) ?? loop.fim, loop.fim, loop.inicio].flatMap((it) => (it === null ? [] : [new Date(it)]))
  const same = (it: Date) => Math.floor(it.getTime() / MINUTE) === Math.floor(typed.getTime() / MINUTE)
  return marks.find(same) ?? typed
}

/** A word of the loop or of all nouns, for one field. */
export type Complaint =
  | {
      readonly word:
        | 'endMissing'
        | 'badEnd'
        | 'endBeforeStart'
        | 'endInFuture'
        | 'justificationMissing'
        | 'descriptionRequired'
        | 'typeRequired'
    }
  | { readonly word: 'tooLong'; readonly params: WordParams }
  | { readonly word: 'tooFarAfter'; readonly until: Date }

const checkEnd = (text: string, loop: Marks, at: { zone: string; now: number }): Complaint | undefined => {
  if (text.trim() === '') return { word: 'endMissing' }
  const end = exactEnd(text, loop, at.zone)
  if (!end) return { word: 'badEnd' }
  if (end.getTime() < Date.parse(loop.inicio)) return { word: 'endBeforeStart' }
  if (end.getTime() > at.now) return { word: 'endInFuture' }
  const until = latestEnd(loop)
  return until && end > until ? { word: 'tooFarAfter', until } : undefined
}

const checkText = (text: string, max: number, missing: 'justificationMissing' | 'descriptionRequired') => {
  const { length } = text.trim()
  if (length === 0) return { word: missing }
  return length > max ? ({ word: 'tooLong', params: { max } } as const) : undefined
}

/** Errors of screen 4 (specification, section 5); undefined for a valid field. */
export const adjustmentErrors = (adjustment: Adjustment, loop: Marks, at: { zone: string; now: number }) => ({
  fim: checkEnd(adjustment.fim, loop, at),
  ajustes: checkText(adjustment.ajustes, JUSTIFICATION_MAX, 'justificationMissing'),
})

/** Errors of screen 2; undefined for a valid field. */
export const finishErrors = (finish: Finish): { descricao?: Complaint | undefined; tipo?: Complaint | undefined } => ({
  descricao: checkText(finish.descricao, DESCRIPTION_MAX, 'descriptionRequired'),
  tipo: finish.tipo === null ? { word: 'typeRequired' } : undefined,
})
