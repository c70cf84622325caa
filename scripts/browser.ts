import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isRoot = (): boolean => process.getuid?.() === 0

const wanted = process.env['CHROMIUM_PATH'] ?? ''

/** Path of a Chromium on this machine, or undefined: CHROMIUM_PATH, the system's, then Playwright's own. */
export const findBrowser = (): string | undefined => {
  if (wanted !== '') return existsSync(wanted) ? wanted : undefined
  return [...places, chromium.executablePath()].find((it) => existsSync(it))
}

/** Flags for a quiet browser: without them it looks for Google's hosts at every start. Root has no sandbox. */
export const browserArgs = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Playwright's `launchOptions`. */
export const launchOptions = (): { args: string[]; executablePath?: string } => {
  const path = findBrowser()
  const args = browserArgs()
  return path === undefined ? { args } : { args, executablePath: path }
}

const installFromDebian = (): void => {
  const sudo = isRoot() ? [] : ['sudo', '-n']
  const may = sudo.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  if (!may || !existsSync('/usr/bin/apt-get')) return
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]
    return run(command, rest)
  }
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
}

const installFromPlaywright = (): void => {
  run('playwright', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
}

const advice = `No Chromium was found, and none could be installed. One of these helps:
  - Debian, Ubuntu:  sudo apt-get update && sudo apt-get install -y chromium
  - elsewhere:       npx playwright install chromium
  - one of your own: CHROMIUM_PATH=/path/to/chromium npm test`

/** Ways to a browser on this machine; tests replace them. */
export interface Ways {
  /** CHROMIUM_PATH, or ''. When it is set, no other browser is tried. */
  readonly wanted: string
  readonly find: () => string | undefined
  /** Tried once each, in this order. */
  readonly installs: readonly (() => void)[]
}

export const ways: Ways = { wanted, find: findBrowser, installs: [installFromDebian, installFromPlaywright] }

/** Finds a browser, or installs one by one of this machine's ways; undefined when all failed. */
export const ensureBrowser = (by: Ways = ways): string | undefined => {
  for (const install of by.installs) {
    if (by.find() !== undefined || by.wanted !== '') break
    install()
  }
  const found = by.find()
  if (found === undefined)
    console.error(by.wanted === '' ? advice : `CHROMIUM_PATH is ${by.wanted}, and no file is there.`)
  return found
}

if (import.meta.main) {
  const found = ensureBrowser()
  if (found === undefined) process.exitCode = 1
  else console.log(found)
}
