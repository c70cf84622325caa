/** State → event → next state. A pair that is not in the table is refused. */
export type Machine<S extends PropertyKey, E extends string> = Readonly<Record<S, Readonly<Partial<Record<E, S>>>>>

/** The state that `event` leads to from `state`, or undefined when it is not allowed. */
export const next = <S extends PropertyKey, E extends string>(it: Machine<S, E>, state: S, event: E): S | undefined =>
  // An event name may come from a request: what an object inherits is no transition.
  Object.hasOwn(it, state) && Object.hasOwn(it[state], event) ? it[state][event] : undefined
