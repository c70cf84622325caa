/** Cards whose moves this page has sent and the server has not answered. */
const sent: string[] = []

/** Whether what is told of a card is older than what this page shows of it. */
export const isSent = (card: string): boolean => sent.includes(card)

/** Runs what sends a move of a card, named so that cards of other nouns are none of it: `atom.7`. */
export const whileSent = async <T>(card: string, send: () => Promise<T>): Promise<T> => {
  sent.push(card)
  try {
    return await send()
  } finally {
    sent.splice(sent.indexOf(card), 1)
  }
}
