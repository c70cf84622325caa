import { tourNames, type TourName } from '#contract/tour/tour.rules.ts'
import { boardsTour } from '#web/tour/boards.tour.ts'
import { centerTour } from '#web/tour/loops/center.tour.ts'
import { hoursTour } from '#web/tour/loops/hours.tour.ts'
import { loopTour } from '#web/tour/loops/loop.tour.ts'
import { menuTour } from '#web/tour/menu.tour.ts'
import { extractTour } from '#web/tour/money/extract.tour.ts'
import { invoicesTour } from '#web/tour/money/invoices.tour.ts'
import { ordersTour } from '#web/tour/money/orders.tour.ts'
import { payTour } from '#web/tour/money/pay.tour.ts'
import { clientsTour } from '#web/tour/people/clients.tour.ts'
import { companyTour } from '#web/tour/people/company.tour.ts'
import { fortressTour } from '#web/tour/people/fortress.tour.ts'
import { invitationsTour } from '#web/tour/people/invitations.tour.ts'
import { peopleTour } from '#web/tour/people/people.tour.ts'
import { personTour } from '#web/tour/people/person.tour.ts'
import { profileTour } from '#web/tour/people/profile.tour.ts'
import { registrationsTour } from '#web/tour/people/registrations.tour.ts'
import { teamTour } from '#web/tour/people/team.tour.ts'
import { tableTour } from '#web/tour/table.tour.ts'
import type { Tour } from '#web/tour/tour.ts'
import { venturesTour } from '#web/tour/ventures.tour.ts'
import { workTour } from '#web/tour/work.tour.ts'

const byName: Readonly<Record<TourName, Tour>> = {
  menu: menuTour,
  loop: loopTour,
  center: centerTour,
  table: tableTour,
  people: peopleTour,
  person: personTour,
  invitations: invitationsTour,
  registrations: registrationsTour,
  team: teamTour,
  clients: clientsTour,
  company: companyTour,
  ventures: venturesTour,
  boards: boardsTour,
  work: workTour,
  hours: hoursTour,
  orders: ordersTour,
  pay: payTour,
  invoices: invoicesTour,
  extract: extractTour,
  fortress: fortressTour,
  profile: profileTour,
}

/** In the order in which they are offered. */
export const tours: readonly Tour[] = tourNames.map((name) => byName[name])

export const tourOf = (name: string | undefined): Tour | undefined => tours.find((it) => it.name === name)
