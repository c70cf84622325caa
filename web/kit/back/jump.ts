/**
 * State of a visit that something outside all pages opens, as the palette and the bell do: its page stands where the menu
 * has it, wherever one was.
 */
export const JUMP = { jump: true } as const

/** True for the state of a visit by `JUMP`. */
export const isJump = (state: unknown): boolean => typeof state === 'object' && state !== null && 'jump' in state
