type Asked = Readonly<Record<string, unknown>>

/** How each list of this tab last stood, so that a record's page knows what comes before and after it. */
const last = new Map<string, Asked>()

export const rememberList = (id: string, asked: Asked): void => void last.set(id, asked)

/** Filter, search and order of a list; nothing for one that was not opened. */
export const lastList = (id: string): Asked => last.get(id) ?? {}
