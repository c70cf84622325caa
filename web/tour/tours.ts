import { tourNames, type TourName } from '#contract/tour/tour.rules.ts'
import { centerTour } from '#web/tour/center.tour.ts'
import { loopTour } from '#web/tour/loop.tour.ts'
import { menuTour } from '#web/tour/menu.tour.ts'
import { tableTour } from '#web/tour/table.tour.ts'
import type { Tour } from '#web/tour/tour.ts'

const byName: Readonly<Record<TourName, Tour>> = {
  menu: menuTour,
  loop: loopTour,
  center: centerTour,
  table: tableTour,
}

/** In the order in which they are offered. */
export const tours: readonly Tour[] = tourNames.map((name) => byName[name])

export const tourOf = (name: string | undefined): Tour | undefined => tours.find((it) => it.name === name)
