import { newId } from '#web/kit/newId.ts'

/** Keys of calls of money that nobody has answered yet, by what was asked. */
const unanswered = new Map<string, string>()

interface Asked {
  readonly method: string
  readonly url: string
  readonly body?: string | undefined
}

const nameOf = ({ method, url, body = '' }: Asked): string => `${method} ${url} ${body}`

/** The key of a call of money: pressing again after a failure of the network, or twice, sends the same one. */
export const keyFor = (asked: Asked): string => {
  const name = nameOf(asked)
  const key = unanswered.get(name) ?? newId()
  unanswered.set(name, key)
  return key
}

/** A status from 500 on says nothing about what the server has done: a proxy gives it too. */
export const noteAnswered = (asked: Asked, { status }: Response): void => {
  if (status < 500) unanswered.delete(nameOf(asked))
}
