import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  readonly port: number
  /** The last mail to an address, as a reader of mail has it. */
  last(to: string): Email | undefined
  close(): Promise<void>
}

/** A mail server that keeps what it is given. */
export const openMailbox = async (): Promise<Mailbox> => {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push(mail)
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    last: (to) => received.findLast((mail) => mail.to?.some((it) => it.address === to)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}
