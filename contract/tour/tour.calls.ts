import { callsOf } from '#contract/kit/endpoint.ts'
import type { tourSchemas } from '#contract/tour/tour.ts'

export const tourCalls = callsOf<typeof tourSchemas>()({
  list: {
    method: 'GET',
    path: '/api/tours',
    can: 'login',
    summary: 'How far the signed-in person is in each onboarding tour; a tour never met is not listed',
  },
  save: {
    method: 'PUT',
    path: '/api/tours/:tour',
    can: 'login',
    summary: 'Remembers how far the signed-in person is in a tour; done stays done, an older version changes nothing',
  },
  offer: {
    method: 'PUT',
    path: '/api/tour-offers',
    can: 'login',
    summary: 'Has tours offered to the signed-in person by themselves, or no more',
  },
})
