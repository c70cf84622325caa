import { afterEach, describe, expect, test, vi } from 'vitest'
import { askToNotify, mayAskToNotify, notify, notifyState } from '#web/kit/notify.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'

const shown: FakeNotice[] = []

class FakeNotice extends EventTarget {
  static permission: NotificationPermission = 'default'
  static requestPermission = vi.fn(async () => {
    FakeNotice.permission = 'granted'
    return FakeNotice.permission
  })
  readonly title: string
  readonly options: NotificationOptions | undefined
  close = vi.fn()
  constructor(title: string, options?: NotificationOptions) {
    super()
    this.title = title
    this.options = options
    shown.push(this)
  }
}

const allow = (permission: NotificationPermission) => {
  FakeNotice.permission = permission
  vi.stubGlobal('Notification', FakeNotice)
}
afterEach(() => {
  vi.unstubAllGlobals()
  shown.length = 0
})

const notice = { title: 'Ainda aí?', body: 'Confirme', tag: 'x' }

describe('without permission', () => {
  test.each(['default', 'denied'] as const)('%s: a warning is logged and nothing shown', (permission) => {
    allow(permission)
    notify(notice)()
    expect(shown).toHaveLength(0)
    expect(complaintsSoFar()).toEqual([`No desktop notification: permission ${permission}`])
  })

  test('a browser that has none says so', () => {
    expect(notifyState()).toBe('unsupported')
    notify(notice)
    expect(complaintsSoFar().join()).toContain('unsupported')
  })
})

test('with permission it shows until it is taken back; a click brings the page to the front', () => {
  allow('granted')
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  const takeBack = notify(notice)
  expect(shown).toMatchObject([{ title: 'Ainda aí?', options: { body: 'Confirme', tag: 'x' } }])
  shown[0]?.dispatchEvent(new Event('click'))
  expect(focus).toHaveBeenCalled()
  takeBack()
  expect(shown[0]?.close).toHaveBeenCalled()
})

test('permission is asked for once', async () => {
  allow('default')
  expect(mayAskToNotify()).toBe(true)
  expect(await askToNotify()).toBe('granted')
  FakeNotice.permission = 'default'
  expect(mayAskToNotify()).toBe(false)
  await askToNotify()
  expect(FakeNotice.requestPermission).toHaveBeenCalledTimes(1)
})
