interface ReadLimits {
  readonly patienceMs: number
  readonly mostBytes: number
}

/** The body as far as it is small; what sends more is not read. */
const textOf = async (answer: Response, most: number): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > most) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Reads from an address of the configuration, which may be inside; addresses that people give go through `outside.ts`. */
export const readConfigured = async (url: string, { patienceMs, mostBytes }: ReadLimits) => {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
    headers: { accept: 'application/json' },
  })
  return { status: answer.status, text: await textOf(answer, mostBytes) }
}
