import { notifyState, type NotifyState } from '#web/kit/device/notify.ts'

/** Asks for the permission however often it was asked before: somebody has just clicked to be asked. */
export const askForNotices = async (): Promise<NotifyState> =>
  notifyState() === 'default' ? Notification.requestPermission() : notifyState()
