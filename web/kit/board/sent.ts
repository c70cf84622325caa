/** Cards whose moves are in flight. */
const sent: string[] = []

/** True when an answer about a card may be older than what the page shows of it. */
export const isSent = (card: string): boolean => sent.includes(card)

/** Runs the call of a move; `card` carries the noun, `atom.7`, so that ids of other nouns do not clash. */
export const whileSent = async <T>(card: string, send: () => Promise<T>): Promise<T> => {
  sent.push(card)
  try {
    return await send()
  } finally {
    sent.splice(sent.indexOf(card), 1)
  }
}
