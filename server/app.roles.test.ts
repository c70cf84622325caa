import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { allCalls } from '#contract/calls.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'

/**
 * Who may call what, written by hand from the specification (sections 2 and 6) and not read from the code's matrix.
 * A new call fails here until somebody has said who may make it.
 */
const everybody = 'everybody'
const signedIn: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** The loop feature loads only for 1, 4 and 7. */
const loopers = [1, 4, 7]
/** The route /district/workstation/pontos. */
const loopCenter = [1, 2, 4, 7]
const administrator = [1]

const who: Readonly<Record<string, readonly number[] | typeof everybody>> = {
  'system.health': everybody,
  'system.openapi': everybody,
  'setup.state': everybody,
  'setup.create': everybody,
  'auth.login': everybody,
  'auth.user': signedIn,
  'auth.logout': signedIn,
  'auth.logoutAll': signedIn,
  'auth.refresh': signedIn,
  'auth.verify': signedIn,
  'auth.locale': signedIn,
  'loop.load': loopers,
  'loop.atoms': loopers,
  'loop.ventures': loopers,
  'loop.start': loopers,
  'loop.stop': loopers,
  'loop.conclude': loopers,
  'loop.discard': loopers,
  'loop.here': loopers,
  'loop.confirmElapsed': loopers,
  'loop.list': loopCenter,
  'loop.export': loopCenter,
  'loop.options': loopCenter,
  'loop.show': [1, 2, 4, 6, 7],
  // Section 6: 1 and 7 have all rights on loops, the others may open only.
  'loop.bulkType': [1, 7],
  'loop.bulkTypeUndo': [1, 7],
  'loop.bulkDelete': [1, 7],
  'loop.bulkRestore': [1, 7],
  // The routes of home; a client comes in at the headquarter, which does not ask for it.
  'home.mine': [1, 2, 4, 5, 6, 7, 8, 9, 10],
  'home.team': [1, 2, 6, 7],
  'home.ventures': signedIn,
  'notification.unread': signedIn,
  'notification.list': signedIn,
  'notification.read': signedIn,
  'terms.standing': signedIn,
  'terms.answer': signedIn,
  'support.file': signedIn,
  'support.list': signedIn,
  'support.show': signedIn,
  'support.reply': signedIn,
  'support.close': administrator,
  'support.reopen': administrator,
  'permission.list': administrator,
  'permission.show': administrator,
  'permission.roles': administrator,
  'permission.role': administrator,
  'permission.save': administrator,
  'permission.reset': administrator,
  'permission.resetAll': administrator,
  'permission.viewAs': administrator,
  'permission.stopViewAs': administrator,
  'tour.list': signedIn,
  'tour.save': signedIn,
  'view.list': signedIn,
  'view.create': signedIn,
  'view.update': signedIn,
  'view.remove': signedIn,
  'view.restore': signedIn,
  'view.setDefault': signedIn,
  'audit.list': administrator,
  'audit.show': administrator,
  'audit.people': administrator,
  'audit.export': administrator,
  'audit.access': administrator,
  'audit.accessExport': administrator,
}

/** What a call needs to get past its own conditions on whom it is about; the rest is judged after the role. */
const sampleOf = (call: AnyEndpoint, id: number): Record<string, unknown> => {
  const names = Object.keys(call.input.shape)
  return {
    ...(names.includes('userId') ? { userId: id } : {}),
    ...(names.includes('user_id') && call.method !== 'GET' ? { user_id: id } : {}),
    ...(names.includes('id') ? { id: 2_147_483_647 } : {}),
    ...(names.includes('role') ? { role: 99 } : {}),
    ...(names.includes('format') ? { format: 'csv' } : {}),
  }
}

let house: House
beforeAll(async () => {
  house = await freshHouse()
})
afterAll(() => house.close())

test('every call has its line, and every line its call', () => {
  expect(Object.keys(who).toSorted()).toEqual(allCalls.map((it) => it.name).toSorted())
})

const roles: readonly Role[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe.each(allCalls)('$name', ({ name, call }) => {
  const allowed = who[name] ?? []

  test('signed out', async () => {
    const { status, body } = await house.nobody.raw(call, sampleOf(call, 1))
    if (allowed === everybody) expect([200, 401, 409, 422]).toContain(status)
    else expect({ status, type: body['type'] }).toEqual({ status: 401, type: '/problems/common.unauthorized' })
    // A public call is past the door: its 401 is about the password, never about a token.
    if (allowed === everybody) expect(body['type']).not.toBe('/problems/common.unauthorized')
  })

  test.each(roles)('role %i', async (role) => {
    const person = await makePerson(house.db, { role })
    const { status, body } = await (await house.as(person)).raw(call, sampleOf(call, person.id))
    if (allowed === everybody) return expect([200, 401, 409, 422]).toContain(status)
    if (role === 0) return expect(status).toBe(401)
    if (allowed.includes(role)) {
      expect([200, 404, 409, 422], JSON.stringify(body)).toContain(status)
      return expect(body['type']).not.toBe('/problems/common.accessDenied')
    }
    expect({ status, type: body['type'] }).toEqual({ status: 403, type: '/problems/common.accessDenied' })
  })
})
