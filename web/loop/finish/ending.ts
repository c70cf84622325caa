import { formatCall, parseCall, parseDateTimeInput } from '#contract/kit/dates.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { DESCRIPTION_MAX, JUSTIFICATION_MAX, LENGTHEN_SECONDS } from '#contract/loop/loop.rules.ts'
import type { ConcludedLoop } from '#web/loop/dialog/modal.ts'

const MINUTE = 60_000

/** Screen 4 as it is typed. */
export interface Adjustment {
  /** `DD/MM/YYYY HH:mm`. */
  readonly fim: string
  readonly ajustes: string
}

/** Screen 2 as it is typed. */
export interface Finish {
  readonly descricao: string
  readonly tipo: number | null
}

type Marks = Pick<ConcludedLoop, 'inicio' | 'fim' | 'data_fim'>

/** The end as it fell, which stays when a correction moves the one that counts. */
export const endMark = ({ data_fim }: Pick<Marks, 'data_fim'>): Date | undefined =>
  data_fim === null ? undefined : parseCall(data_fim)

/** The last end that the server takes. */
const latestEnd = (loop: Marks): Date | undefined => {
  const mark = endMark(loop)
  return mark && new Date(mark.getTime() + LENGTHEN_SECONDS * 1000)
}

/** An instant → what stands in the field: `DD/MM/YYYY HH:mm` in `zone`. */
export const typedTime = (at: Date, zone: string): string => formatCall(at, zone).slice(0, -3).replaceAll('-', '/')

/** The end as it stands, to be corrected from there. */
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

/** What is wrong with screen 4 (specification, section 5); nothing: it may go on. */
export const adjustmentErrors = (adjustment: Adjustment, loop: Marks, at: { zone: string; now: number }) => ({
  fim: checkEnd(adjustment.fim, loop, at),
  ajustes: checkText(adjustment.ajustes, JUSTIFICATION_MAX, 'justificationMissing'),
})

/** What is wrong with screen 2. */
export const finishErrors = (finish: Finish): { descricao?: Complaint | undefined; tipo?: Complaint | undefined } => ({
  descricao: checkText(finish.descricao, DESCRIPTION_MAX, 'descriptionRequired'),
  tipo: finish.tipo === null ? { word: 'typeRequired' } : undefined,
})
