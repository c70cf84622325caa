import type { Figures } from '#web/kit/table/figures.ts'

/**
 * A selection. `some`: the rows in `keys`. `all`: every row of the filter except those in `keys`, which names thousands
 * of rows that no page has loaded. Each key carries what its row adds to the sums.
 */
export interface Picked {
  readonly mode: 'some' | 'all'
  readonly keys: ReadonlyMap<number, Figures>
}

export const nothing: Picked = { mode: 'some', keys: new Map() }
export const everything: Picked = { mode: 'all', keys: new Map() }

export const has = (it: Picked, key: number): boolean => it.keys.has(key) === (it.mode === 'some')

export const countOf = (it: Picked, total: number): number =>
  it.mode === 'some' ? it.keys.size : Math.max(0, total - it.keys.size)

/** The selection with some rows in it, or out of it. */
export const put = (picked: Picked, rows: ReadonlyMap<number, Figures>, on: boolean): Picked => {
  const keys = new Map(picked.keys)
  for (const [key, figures] of rows) {
    if (on === (picked.mode === 'some')) keys.set(key, figures)
    else keys.delete(key)
  }
  return { mode: picked.mode, keys }
}

/** The selection as calls take it: rows, or everything of the filter except some. */
export type Meant = { readonly ids: readonly number[] } | { readonly except: readonly number[] }

export const meant = (it: Picked): Meant =>
  it.mode === 'some' ? { ids: [...it.keys.keys()] } : { except: [...it.keys.keys()] }
