import { vi } from 'vitest'

/** Replaces `Notification`, which jsdom lacks; shown notices are recorded, closed or not. */
export class FakeNotice extends EventTarget {
  static permission: NotificationPermission = 'default'
  static shown: FakeNotice[] = []
  static readonly requestPermission = vi.fn(async () => {
    FakeNotice.permission = 'granted'
    return FakeNotice.permission
  })
  readonly title: string
  readonly options: NotificationOptions | undefined
  readonly close = vi.fn()
  constructor(title: string, options?: NotificationOptions) {
    super()
    this.title = title
    this.options = options
    FakeNotice.shown.push(this)
  }
}

/** A browser that answers a request for the permission like this. */
export const allowNotices = (permission: NotificationPermission): void => {
  FakeNotice.permission = permission
  FakeNotice.shown = []
  vi.stubGlobal('Notification', FakeNotice)
}

export interface Loudspeaker {
  /** Seconds of the scheduled tones on the audio clock. */
  readonly tones: () => number[]
  /** True when a scheduled tone can be heard. */
  readonly sounds: () => boolean
}

/** Installs an `AudioContext`, which jsdom lacks. The page keeps the first one it makes, so a test file calls this
 * once. */
export const plugIn = (): Loudspeaker => {
  const started: number[] = []
  const plugged = new Set<object>()
  const destination = {}
  const param = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  }
  const node = () => {
    const node = {
      gain: param,
      frequency: param,
      connect: (to: object) => {
        if (to === destination) plugged.add(node)
        return to
      },
      disconnect: () => plugged.delete(node),
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    }
    return node
  }
  class FakeAudio {
    readonly state = 'running'
    readonly currentTime = 0
    readonly destination = destination
    readonly createGain = node
    readonly createOscillator = node
  }
  vi.stubGlobal('AudioContext', FakeAudio)
  return { tones: () => started.splice(0), sounds: () => plugged.size > 0 }
}
