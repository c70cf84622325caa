/** Camera and microphone, for the self-check; nothing leaves the page. */

export type MediaKind = 'camera' | 'microphone'
/** Reason why a device could not be opened. */
export type MediaProblem = 'unsupported' | 'denied' | 'missing' | 'busy' | 'failed'

export interface OpenMedia {
  readonly stream: MediaStream
  /** The system's name of the device; empty when it gives none. */
  readonly name: string
  /** Size of a camera's picture in pixels. */
  readonly width: number
  readonly height: number
  /** Releases the device; its light goes out. */
  readonly close: () => void
}

export type MediaResult =
  | { readonly ok: true; readonly media: OpenMedia }
  | { readonly ok: false; readonly problem: MediaProblem }

const problems: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const wanted = { camera: { video: true }, microphone: { audio: true } } as const

/** Opens a device, asking for permission where the browser wants one. Never throws. */
export const openMedia = async (kind: MediaKind): Promise<MediaResult> => {
  // Browsers have no `mediaDevices` on an insecure address, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return { ok: false, problem: 'unsupported' }
  try {
    const stream = await devices.getUserMedia(wanted[kind])
    const track = stream.getTracks()[0]
    const { width = 0, height = 0 } = track?.getSettings() ?? {}
    const close = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    return { ok: true, media: { stream, name: track?.label ?? '', width, height, close } }
  } catch (error) {
    return { ok: false, problem: (error instanceof DOMException && problems[error.name]) || 'failed' }
  }
}

/** Reports the loudness of a stream, 0 to 1, with each frame; the returned function stops it. */
export const watchLevel = (stream: MediaStream, tell: (level: number) => void): (() => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let frame = 0
  const look = () => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, it) => sum + it * it, 0) / samples.length
    // Speech at arm's length is some -40 dB; the scale runs from -60 dB to -10 dB.
    const decibels = 10 * Math.log10(power + 1e-10)
    tell(Math.min(1, Math.max(0, (decibels + 60) / 50)))
    frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    void context.close()
  }
}
