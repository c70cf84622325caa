type Asked = Readonly<Record<string, unknown>>

/** Last request of each list in this tab, so that a record's page knows the previous and the next one. */
const last = new Map<string, Asked>()

export const rememberList = (id: string, asked: Asked): void => void last.set(id, asked)

/** Filter, search and order of a list; empty for one that was not opened. */
export const lastList = (id: string): Asked => last.get(id) ?? {}
