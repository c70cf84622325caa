import { afterEach, describe, expect, test, vi } from 'vitest'
import { askToNotify, mayAskToNotify, notify, notifyState } from '#web/kit/device/notify.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'
import { allowNotices, FakeNotice } from '#web/testing/signals.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const notice = { title: 'Ainda aí?', body: 'Confirme', tag: 'x' }

describe('without permission', () => {
  test.each(['default', 'denied'] as const)('%s: a warning is logged and nothing shown', (permission) => {
    allowNotices(permission)
    notify(notice)()
    expect(FakeNotice.shown).toHaveLength(0)
    expect(complaintsSoFar()).toEqual([`No desktop notification: permission ${permission}`])
  })

  test('a browser that has none says so', () => {
    expect(notifyState()).toBe('unsupported')
    notify(notice)
    expect(complaintsSoFar().join()).toContain('unsupported')
  })
})

test('with permission it shows until it is taken back; a click brings the page to the front', () => {
  allowNotices('granted')
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  const takeBack = notify(notice)
  expect(FakeNotice.shown).toMatchObject([{ title: 'Ainda aí?', options: { body: 'Confirme', tag: 'x' } }])
  FakeNotice.shown[0]?.dispatchEvent(new Event('click'))
  expect(focus).toHaveBeenCalled()
  takeBack()
  expect(FakeNotice.shown[0]?.close).toHaveBeenCalled()
})

test('permission is asked for once', async () => {
  allowNotices('default')
  expect(mayAskToNotify()).toBe(true)
  expect(await askToNotify()).toBe('granted')
  FakeNotice.permission = 'default'
  expect(mayAskToNotify()).toBe(false)
  await askToNotify()
  expect(FakeNotice.requestPermission).toHaveBeenCalledTimes(1)
})
