import { setFlagsFromString } from 'node:v8'
import type { Db } from '#server/db/open.ts'
import { keepCompiled } from '#server/kit/installation.ts'

keepCompiled()

/** A start runs most of its code once: optimizing it would take a third of the processor's time from reading it and from
 * opening the database. */
const optimize = (on: boolean): void => {
  for (const compiler of ['maglev', 'turbofan']) setFlagsFromString(`--${on ? '' : 'no-'}${compiler}`)
}
optimize(false)
// The same for the embedded engine: its functions run four times as long as usual before they are optimized.
setFlagsFromString('--wasm-tiering-budget=50000000')

const { configOrExit } = await import('#server/config.ts')
const config = configOrExit()
const { prepare } = await import('#server/prepare.ts')
const prepared = prepare(config)
// Loading the rest blocks this thread, so the engine's thread starts before it; a failure is reported below.
await prepared.catch(() => {})
const { start } = await import('#server/start.ts')
const { startProblem } = await import('#server/startProblem.ts')
const { notesOf } = await import('#server/startNotes.ts')

const fill = config.NUCLEO_DEMO
  ? async (db: Db) => {
      optimize(true)
      process.stdout.write('Filling the demo organisation…\n')
      const { fillDemo } = await import('#server/db/demo/demo.ts')
      const { fileStoreOf } = await import('#server/kit/files/files.ts')
      await fillDemo(db, new Date(), fileStoreOf(config))
    }
  : undefined

const running = await start(config, { fill, prepared }).catch((error: unknown) => {
  process.stderr.write(`${startProblem(error, config)}\n`)
  process.exit(1)
})

optimize(true)
// From now on garbage is collected when the heap has grown by two fifths. On a machine with much memory V8 would wait for
// several times that, and a busy minute would leave the process as large as it once was. While it starts, all that it makes stays.
setFlagsFromString('--heap-growing-percent=40')

process.stdout.write(`Nucleo is ready at ${running.url}\n`)
for (const line of notesOf(config, running)) process.stdout.write(`${line}\n`)

// A process manager restarts the process.
void running.lost.then((reason) => {
  process.stderr.write(`${reason} This server ends.\n`)
  process.exit(1)
})

/** Milliseconds in which a second signal counts as the same Ctrl-C: a terminal and npm may both send one. */
const ECHO_MS = 1000
let asked: number | undefined

const finish = (): void => {
  if (asked !== undefined) {
    // A second request means that nobody wants to wait.
    if (Date.now() - asked > ECHO_MS) process.exit(1)
    return
  }
  asked = Date.now()
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
  // A client that keeps its connection must not keep the process: acknowledged writes are committed.
  setTimeout(() => process.exit(0), 15_000).unref()
}
process.on('SIGTERM', finish)
process.on('SIGINT', finish)
