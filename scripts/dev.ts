import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './run.ts'

/** The server, which starts again when its sources change, beside Vite, which replaces parts of the page. */
const port = process.env['PORT'] || '3000'
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
  PORT: port,
  API: `http://127.0.0.1:${port}`,
  DATA_DIR: process.env['DATA_DIR'] || 'data/dev',
  // Somebody to sign in as.
  NUCLEO_DEMO: process.env['NUCLEO_DEMO'] || '1',
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
}

const run = (command: string, args: readonly string[]): ChildProcess =>
  spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })

const both = [
  run('node', ['--watch', '--watch-preserve-output', 'server/main.ts']),
  run('vite', ['--clearScreen', 'false']),
]

let ending = false
const endBoth = (): void => {
  ending = true
  for (const child of both) child.kill('SIGTERM')
}
// A terminal tells its whole group; a lone signal to this process is passed on. Either way we wait for both.
process.on('SIGINT', endBoth)
process.on('SIGTERM', endBoth)
for (const child of both) {
  child.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
    endBoth()
  })
  child.on('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1
    endBoth()
  })
}
