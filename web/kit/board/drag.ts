import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

const ID = 'board-card'
const COLUMN = 'board-column'
const OVER = 'board-over'
const AFTER = 'board-after'
const LANE = 'board-lane'
const CROSSING = 'board-crossing'

interface CardDrag {
  readonly id: number
  readonly column: number
  readonly lane: string
  /** May leave its lane. */
  readonly crossing: boolean
  readonly enabled: boolean
}

const takes = (data: Record<string | symbol, unknown>, lane: string): boolean =>
  ID in data && (data[LANE] === lane || data[CROSSING] === true)

/** Makes an element a card that is dragged, and that others are dropped before or after. */
export const useCardDrag = ({ id, column, lane, crossing, enabled }: CardDrag): RefObject<HTMLLIElement | null> => {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !enabled) return undefined
    const mark = (edge?: string): void => {
      if (edge === undefined) delete element.dataset['edge']
      else element.dataset['edge'] = edge
    }
    // A browser would drag a link or picture in the card instead of the card.
    const yielding = ({ target }: PointerEvent): void => {
      if (target instanceof Element) target.closest('a, img')?.setAttribute('draggable', 'false')
    }
    element.addEventListener('pointerdown', yielding)
    return combine(
      () => element.removeEventListener('pointerdown', yielding),
      draggable({ element, getInitialData: () => ({ [ID]: id, [LANE]: lane, [CROSSING]: crossing }) }),
      dropTargetForElements({
        element,
        // Its own place too: else the column below it would take the card, to its end.
        canDrop: ({ source }) => takes(source.data, lane),
        getData: ({ input }) => {
          const box = element.getBoundingClientRect()
          return { [COLUMN]: column, [LANE]: lane, [OVER]: id, [AFTER]: input.clientY > box.top + box.height / 2 }
        },
        onDrag: ({ self, source }) =>
          mark(source.data[ID] === id ? undefined : self.data[AFTER] === true ? 'after' : 'before'),
        onDragLeave: () => mark(),
        onDrop: () => mark(),
      }),
    )
  }, [id, column, lane, crossing, enabled])
  return ref
}

/** Makes an element a column of a lane that cards are dropped into. */
export const useColumnDrop = (column: number, lane: string): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => takes(source.data, lane),
      getData: () => ({ [COLUMN]: column, [LANE]: lane }),
      onDragEnter: () => void (element.dataset['over'] = 'true'),
      onDragLeave: () => void delete element.dataset['over'],
      onDrop: () => void delete element.dataset['over'],
    })
  }, [column, lane])
  return ref
}

export interface Dropped {
  readonly id: number
  readonly column: number
  readonly lane: string
  /** The card that it was dropped on; none in the free space below. */
  readonly over?: { readonly id: number; readonly after: boolean }
}

/** Hears of each card that was dropped into a column. */
export const useDrops = (onDrop: (dropped: Dropped) => void): void => {
  const dropped = useEffectEvent(onDrop)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => ID in source.data,
        onDrop: ({ source, location }) => {
          const id = source.data[ID]
          const data = location.current.dropTargets[0]?.data
          const column = data?.[COLUMN]
          if (typeof id !== 'number' || typeof column !== 'number') return
          const lane = data?.[LANE]
          const over = data?.[OVER]
          if (over === id) return
          dropped({
            id,
            column,
            lane: typeof lane === 'string' ? lane : '',
            ...(typeof over === 'number' && { over: { id: over, after: data?.[AFTER] === true } }),
          })
        },
      }),
    [],
  )
}
