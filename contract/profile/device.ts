/** Browser and system of a session, by its user agent. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** The first match counts: most browsers also name those that they descend from. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const firstFit = (of: typeof browsers, text: string): string | null =>
  of.find(([, sign]) => sign.test(text))?.[0] ?? null

export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstFit(browsers, userAgent ?? ''),
  system: firstFit(systems, userAgent ?? ''),
})
