import { logFailure } from '#web/kit/logFailure.ts'
import { browserStorage } from '#web/kit/storage.ts'

const ASKED = 'nucleo.notify.asked'

export type NotifyState = NotificationPermission | 'unsupported'

/** Whether this browser shows desktop notices for us; without a secure address it has none. */
export const notifyState = (): NotifyState => ('Notification' in window ? Notification.permission : 'unsupported')

/** Whether the permission may still be asked for: once a browser, so that nobody is pestered. */
export const mayAskToNotify = (): boolean => notifyState() === 'default' && browserStorage.get(ASKED) === null

/** Asks for the permission; only from a click, or browsers refuse by themselves. */
export const askToNotify = async (): Promise<NotifyState> => {
  if (!mayAskToNotify()) return notifyState()
  browserStorage.set(ASKED, 'yes')
  return Notification.requestPermission()
}

export interface Notice {
  readonly title: string
  readonly body: string
  /** Notices of one tag replace each other, also those of other tabs. */
  readonly tag: string
}

const log = (why: unknown): void => logFailure('No desktop notification', why)

/** Shows a desktop notice until the answer is called; a click on it brings this page to the front. */
export const notify = ({ title, body, tag }: Notice): (() => void) => {
  const state = notifyState()
  if (state !== 'granted') {
    log(`permission ${state}`)
    return () => undefined
  }
  try {
    const shown = new Notification(title, { body, tag, requireInteraction: true })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
    return () => shown.close()
  } catch (error) {
    // Android shows notices through a service worker only.
    log(error)
    return () => undefined
  }
}

/** Asks for the permission however often it was asked before: somebody has just clicked to be asked. */
export const askForNotices = async (): Promise<NotifyState> =>
  notifyState() === 'default' ? Notification.requestPermission() : notifyState()
