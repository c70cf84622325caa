import type { Config } from '#server/config.ts'
import type { Running } from '#server/start.ts'

const LOOPBACK = /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/

const demoNote = (host: string): string =>
  LOOPBACK.test(host)
    ? `The demonstration listens on ${host}, for this machine alone; HOST=0.0.0.0 opens it to others.`
    : `The demonstration listens on ${host}: whoever reaches this port signs in with the accounts of the sign-in page.`

const setupNote = ({ code, file }: NonNullable<Running['setup']>): string =>
  `There is no organisation yet. Made from another machine it asks for this setup code: ${code}${file ? ` (also in ${file})` : ''}`

/** Lines for whoever starts a server, after the one that says where it is. */
export const notesOf = (
  { NUCLEO_DEMO, HOST }: Pick<Config, 'NUCLEO_DEMO' | 'HOST'>,
  { setup }: Pick<Running, 'setup'>,
): string[] => [...(NUCLEO_DEMO ? [demoNote(HOST)] : []), ...(setup ? [setupNote(setup)] : [])]
