import type { Ponto } from '#contract/loop/loop.ts'
import { store } from '#web/kit/store.ts'

/** What screens 4 and 5 need to know of a loop; a row of Loop Center has it too. */
export type ConcludedLoop = Pick<
  Ponto,
  | 'id'
  | 'atomo_id'
  | 'atomo'
  | 'projeto'
  | 'venture_id'
  | 'inicio'
  | 'fim'
  | 'data_fim'
  | 'descricao'
  | 'tipo'
  | 'status'
>

/** What screens 2 and 4 need to know of a stopped loop that waits to be concluded. */
export type StoppedPonto = ConcludedLoop & Pick<Ponto, 'hora_total' | 'stop_note'>

/** A loop to be put right, or the reason why it cannot be. */
export type Correctable = ConcludedLoop &
  Pick<Ponto, 'version'> & {
    /** Its end may still be corrected too. */
    readonly endOpen?: boolean
    /** What it stands on was deleted. */
    readonly deleted?: boolean
    /** The hours of its day are closed. */
    readonly closed?: boolean
    /** What can no longer be put right here is asked for: its end, a day after its conclusion. */
    readonly asks?: boolean
  }

export interface Conclusion {
  readonly loop: ConcludedLoop
  /** `hh:mm:ss` of this loop and of its day, which only the server knows. */
  readonly total: string
  readonly dayTotal: string | undefined
  /** Reckoned by the page; the server has not confirmed it yet. */
  readonly waiting?: true
  /** It was concluded before, and its end has been corrected. */
  readonly corrected?: boolean
}

/**
 * `loop` shows whatever screen the current loop asks for, `finish` one that waits to be concluded, maybe behind the
 * current one; the other two are about a loop that is concluded.
 */
export type ModalView =
  | { readonly at: 'closed' }
  | { readonly at: 'loop' }
  | { readonly at: 'finish'; readonly loop: StoppedPonto }
  | { readonly at: 'summary'; readonly conclusion: Conclusion }
  | { readonly at: 'edit'; readonly loop: Correctable }
  | { readonly at: 'correct'; readonly loop: ConcludedLoop; readonly back?: Conclusion | undefined }

export const modal = store<ModalView>({ at: 'closed' })

/** Starts a loop, or shows the one there is. */
export const openLoop = (): void => modal.set({ at: 'loop' })
export const finishLoop = (loop: StoppedPonto): void => modal.set({ at: 'finish', loop })
/** Puts atom, words and start right; where that is barred, says why and offers to ask. */
export const editLoop = (loop: Correctable): void => modal.set({ at: 'edit', loop })
export const closeLoop = (): void => modal.set({ at: 'closed' })
export const showSummary = (conclusion: Conclusion): void => modal.set({ at: 'summary', conclusion })
/** `back` is the summary that the correction was asked for from. */
export const correctLoop = (loop: ConcludedLoop, back?: Conclusion): void => modal.set({ at: 'correct', loop, back })
