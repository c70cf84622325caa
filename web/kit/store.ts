import { useSyncExternalStore } from 'react'

/** A value outside React that screens may watch. */
export interface Store<T> {
  get(): T
  set(next: T | ((before: T) => T)): void
  subscribe(listener: () => void): () => void
}

const isUpdate = <T>(it: T | ((before: T) => T)): it is (before: T) => T => typeof it === 'function'

export const store = <T>(initial: T): Store<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const after = isUpdate(next) ? next(value) : next
      if (Object.is(after, value)) return
      value = after
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <T>(it: Store<T>): T => useSyncExternalStore(it.subscribe, it.get, it.get)

/** Something that happens and is not kept. */
export const signal = <T = void>() => {
  const listeners = new Set<(it: T) => void>()
  return {
    emit: (value: T) => {
      for (const listener of listeners) listener(value)
    },
    on: (listener: (it: T) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
