import { logFailure } from '#web/kit/logFailure.ts'
import { browserStorage } from '#web/kit/storage.ts'

const ASKED = 'nucleo.notify.asked'

export type NotifyState = NotificationPermission | 'unsupported'

/** Permission for desktop notices; `unsupported` also on an insecure address. */
export const notifyState = (): NotifyState => ('Notification' in window ? Notification.permission : 'unsupported')

/** True while the permission may be asked for unprompted: once a browser, so that nobody is pestered. */
export const mayAskToNotify = (): boolean => notifyState() === 'default' && browserStorage.get(ASKED) === null

/** Asks for the permission; must run in a click, or browsers refuse. */
export const askToNotify = async (): Promise<NotifyState> => {
  if (!mayAskToNotify()) return notifyState()
  browserStorage.set(ASKED, 'yes')
  return Notification.requestPermission()
}

export interface Notice {
  readonly title: string
  readonly body: string
  /** A notice replaces one of the same tag, also of another tab. */
  readonly tag: string
}

const log = (why: unknown): void => logFailure('No desktop notification', why)

/** Shows a desktop notice until the returned function runs; a click on it brings this page to the front. */
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

/** Asks for the permission again, because the person has clicked to be asked. */
export const askForNotices = async (): Promise<NotifyState> =>
  notifyState() === 'default' ? Notification.requestPermission() : notifyState()
