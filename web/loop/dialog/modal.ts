import type { Ponto } from '#contract/loop/loop.ts'
import { store } from '#web/kit/store.ts'

/** Facts of a loop for screens 4 and 5; a row of Loop Center has them too. */
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

/** Facts of a stopped loop, for screens 2 and 4. */
export type StoppedPonto = ConcludedLoop & Pick<Ponto, 'hora_total' | 'stop_note'>

/** A loop to correct, or the reason why that is impossible. */
export type Correctable = ConcludedLoop &
  Pick<Ponto, 'version'> & {
    /** True when its end may be corrected too. */
    readonly endOpen?: boolean
    /** True when its atom, or a parent of it, was deleted. */
    readonly deleted?: boolean
    /** True when the hours of its day are closed. */
    readonly closed?: boolean
    /** Who returned it, and what is to be put right. */
    readonly returned?: { readonly by: string; readonly reason: string }
    /** True when the person may only ask for the correction: of its end, a day after its conclusion. */
    readonly asks?: boolean
    /** Name of the person whose it is, where that is somebody else. */
    readonly owner?: string
  }

export interface Conclusion {
  readonly loop: ConcludedLoop
  /** `hh:mm:ss` of this loop and of its day, which only the server knows. */
  readonly total: string
  readonly dayTotal: string | undefined
  /** True for the page's estimate, before the server has confirmed it. */
  readonly waiting?: true
  /** True when a concluded loop's end was corrected. */
  readonly corrected?: boolean
}

/**
 * `loop` shows the timer, or the choice of an atom while none runs; `finish` asks what was done in a loop that is stopped,
 * whether another runs or not; the other three are about a loop that is put right or concluded.
 */
export type ModalView =
  | { readonly at: 'closed' }
  | { readonly at: 'loop' }
  | { readonly at: 'finish'; readonly loop: StoppedPonto }
  | { readonly at: 'summary'; readonly conclusion: Conclusion }
  | { readonly at: 'edit'; readonly loop: Correctable }
  | { readonly at: 'correct'; readonly loop: ConcludedLoop; readonly back?: Conclusion | undefined }

export const modal = store<ModalView>({ at: 'closed' })

/** Starts a loop, or shows the running one. */
export const openLoop = (): void => modal.set({ at: 'loop' })
/** Asks what was done in a stopped loop; closed, it waits with what was typed. */
export const finishLoop = (loop: StoppedPonto): void => modal.set({ at: 'finish', loop })
/** Corrects atom, description and start; where that is impossible, shows why and offers to ask. */
export const editLoop = (loop: Correctable): void => modal.set({ at: 'edit', loop })
/** True while the dialog asks about this loop. */
export const isFinishing = ({ id }: Pick<Ponto, 'id'>): boolean => {
  const view = modal.get()
  return view.at === 'finish' && view.loop.id === id
}
export const closeLoop = (): void => modal.set({ at: 'closed' })
export const showSummary = (conclusion: Conclusion): void => modal.set({ at: 'summary', conclusion })
/** `back` is the summary from which the correction was opened. */
export const correctLoop = (loop: ConcludedLoop, back?: Conclusion): void => modal.set({ at: 'correct', loop, back })
