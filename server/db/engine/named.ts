import { messages, protocol, type PGlite } from '@electric-sql/pglite'
import type { Answer } from '#server/db/engine/engine.ts'
import { isPlanned, makeNames, outdated } from '#server/db/prepared.ts'

const { DataRowMessage, CommandCompleteMessage, ParameterDescriptionMessage, RowDescriptionMessage } = messages
const { parse, describe, bind, execute, sync } = protocol.serialize

interface Column {
  name: string
  dataTypeID: number
}

/** A prepared statement of the engine, and the formats of its values and rows. */
interface Named {
  name: string
  parameters: readonly number[]
  columns: readonly Column[]
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

/** Commands whose tag ends with the number of written rows. */
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * Statements with parameters on the embedded engine. PGlite parses and plans each one each time, in five steps; those
 * that are asked most are kept there under a name, and carried out in one.
 */
export const namedQuery = (engine: PGlite): ((text: string, values: unknown[]) => Promise<Answer>) => {
  const nameOf = makeNames()
  const kept = new Map<string, Named>()
  const refused = new Set<string>()

  const send = async (parts: readonly Uint8Array[]) => {
    const sent = await engine.execProtocol(joined(parts), { syncToFs: false })
    return sent.messages
  }

  const prepare = async (name: string, text: string): Promise<Named> => {
    const messages = await send([parse({ name, text }), describe({ type: 'S', name }), sync()])
    const statement: Named = {
      name,
      parameters: messages.find((message) => message instanceof ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      columns: messages.find((message) => message instanceof RowDescriptionMessage)?.fields ?? [],
    }
    kept.set(text, statement)
    return statement
  }

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serialize = type === undefined ? undefined : engine.serializers[type]
    if (serialize) return serialize(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  const read = (text: string | null, type: number): unknown =>
    text === null ? null : (engine.parsers[type]?.(text, type) ?? text)

  const run = async ({ name, parameters, columns }: Named, values: unknown[]): Promise<Answer> => {
    const given = values.map((value, index) => written(value, parameters[index]))
    const messages = await send([bind({ statement: name, values: given }), execute({}), sync()])
    const rows: Answer['rows'] = []
    let tag: string[] = []
    for (const message of messages) {
      if (message instanceof DataRowMessage)
        rows.push(
          Object.fromEntries(columns.map((it, index) => [it.name, read(message.fields[index] ?? null, it.dataTypeID)])),
        )
      else if (message instanceof CommandCompleteMessage) tag = message.text.split(' ')
    }
    const [command] = tag
    return { rows, command, affectedRows: WRITES.has(command ?? '') ? Number(tag.at(-1)) : 0 }
  }

  return async (text, values) => {
    const plain = () => engine.query<Record<string, unknown>>(text, values)
    const name = isPlanned(text) && !refused.has(text) ? nameOf(text) : undefined
    if (name === undefined) return plain()
    try {
      const answer = await run(kept.get(text) ?? (await prepare(name, text)), values)
      if (!engine.isInTransaction()) await engine.syncToFs()
      return answer
    } catch (error) {
      if (!outdated(error)) throw error
      refused.add(text)
      if (engine.isInTransaction()) throw error
      return plain()
    }
  }
}
