/** Sounds made, not loaded: short tones that no file has to be fetched for. */

const LOCK = 'nucleo.sound'
/** Seconds before the end from which the signal comes every second. */
const URGENT_SECONDS = 15
const CALM_EVERY = 4

let context: AudioContext | undefined

const audio = (): AudioContext | undefined => {
  if (!('AudioContext' in window)) return undefined
  context ??= new AudioContext()
  return context
}

const unlock = (): void => {
  // Esc, for one, is a key but no gesture to a browser.
  if (navigator.userActivation?.hasBeenActive === false) return
  const output = audio()
  if (output?.state === 'suspended') void output.resume().catch(() => undefined)
}

/** Browsers keep a page silent until somebody touches it: the first click or key opens the sound. The answer stops waiting. */
export const readySound = (): (() => void) => {
  const gestures = ['pointerdown', 'keydown'] as const
  for (const gesture of gestures) document.addEventListener(gesture, unlock)
  return () => {
    for (const gesture of gestures) document.removeEventListener(gesture, unlock)
  }
}

const tone = (context: AudioContext, out: AudioNode, at: { start: number; hertz: number }): void => {
  const oscillator = context.createOscillator()
  const envelope = context.createGain()
  oscillator.frequency.value = at.hertz
  envelope.gain.setValueAtTime(0, at.start)
  envelope.gain.linearRampToValueAtTime(0.22, at.start + 0.02)
  envelope.gain.exponentialRampToValueAtTime(0.0001, at.start + 0.32)
  oscillator.connect(envelope).connect(out)
  oscillator.start(at.start)
  oscillator.stop(at.start + 0.34)
}

/** Seconds from now at which the signal sounds: calm first, every second at the end. */
export const signalTimes = (seconds: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(seconds)) }, (_, at) => at).filter(
    (at) => seconds - at <= URGENT_SECONDS || at % CALM_EVERY === 0,
  )

/** Waits for the lock and holds it until `let go`; undefined when another tab sounds already. */
const alone = (): Promise<(() => void) | undefined> => {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((letGo) => resolve(letGo))
    })
  })
}

/**
 * Sounds an alert for so many seconds, or until the answer is called. All of it is laid on the audio clock at once,
 * because a hidden page's timers sleep; of several open tabs one sounds.
 */
export const soundAlert = (seconds: number): (() => void) => {
  const output = audio()
  if (!output) return () => undefined
  let stop = false
  let letGo: (() => void) | undefined
  const out = output.createGain()
  const play = () => {
    if (stop) return
    out.connect(output.destination)
    for (const at of signalTimes(seconds)) {
      tone(output, out, { start: output.currentTime + at + 0.05, hertz: 660 })
      tone(output, out, { start: output.currentTime + at + 0.2, hertz: 880 })
    }
  }
  unlock()
  // A silent tab must not keep the others silent: only one that may sound takes the lock.
  if (output.state === 'running')
    void alone().then((held) => {
      letGo = held
      if (stop) letGo?.()
      else if (held) play()
    })
  else play()
  return () => {
    stop = true
    out.disconnect()
    letGo?.()
  }
}
