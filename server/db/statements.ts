import pg from 'pg'

/** A statement that is prepared under a name. */
export interface Statement {
  name: string
  text: string
  values: readonly unknown[]
}

type Row = Record<string, unknown>

export interface Result {
  command: string | null
  rowCount: number | null
  rows: Row[]
}

/** What the database tells of a prepared statement: the names of its columns, and how each is read. */
interface Shape {
  names: readonly string[]
  read: readonly ((text: string) => unknown)[]
  /** A row whose columns are all empty. */
  blank: Row
}

/** The messages of the driver's connection, with the fields that it reads; its types demand others. */
interface Wire {
  parse(message: { name: string; text: string }): void
  describe(message: { type: 'S'; name: string }): void
  bind(message: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void
  execute(message: object): void
  sync(): void
}

/** What the driver calls for the answers to what `submit` sent; its types leave all but `submit` out. */
interface Exchange {
  submit(wire: Wire): void
  handleError(error: unknown): void
  handleReadyForQuery(): void
  handleRowDescription?(message: { fields: readonly { name: string; dataTypeID: number }[] }): void
  handleDataRow?(message: { fields: readonly (string | null)[] }): void
  handleCommandComplete?(message: { text: string }): void
}

/** How the driver writes a value that is sent; its types leave it out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

/** The driver would write a date part by part, in the zone of the machine, at three times the cost. */
const written = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : prepareValue(value))

const rowOf = ({ names, read, blank }: Shape, texts: readonly (string | null)[]): Row => {
  const row = { ...blank }
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? null
    if (text !== null) row[names[index] ?? ''] = read[index]?.(text)
  }
  return row
}

/** Command and number of rows of a tag such as `INSERT 0 1` or `SELECT 10`. */
const told = (tag: string): Pick<Result, 'command' | 'rowCount'> => {
  const [command = null, ...numbers] = tag.split(' ')
  const last = numbers.at(-1)
  return { command, rowCount: last === undefined ? null : Number(last) }
}

/**
 * Runs statements on a pipelined connection, each prepared there once. The driver has the columns of a prepared statement
 * described again by every run; here its preparation told them, and a run brings nothing but rows.
 */
export const makeStatements = (client: pg.Client): ((statement: Statement) => Promise<Result>) => {
  const shapes = new Map<string, Shape | Promise<Shape>>()

  /** A pipelined connection takes the driver's own kind of query alone. */
  const send = (exchange: Exchange): void => void client.query(Object.assign(new pg.Query(''), exchange as object))

  const prepared = ({ name, text }: Statement): Promise<Shape> =>
    new Promise((done, failed) => {
      let shape: Shape = { names: [], read: [], blank: {} }
      send({
        submit: (wire) => {
          wire.parse({ name, text })
          wire.describe({ type: 'S', name })
          wire.sync()
        },
        handleRowDescription: ({ fields }) => {
          shape = {
            names: fields.map((it) => it.name),
            read: fields.map((it) => client.getTypeParser(it.dataTypeID, 'text') as (text: string) => unknown),
            blank: Object.fromEntries(fields.map((it) => [it.name, null])),
          }
        },
        handleError: failed,
        handleReadyForQuery: () => done(shape),
      })
    })

  const run = ({ name, values }: Statement, shape: Shape): Promise<Result> =>
    new Promise((done, failed) => {
      const result: Result = { command: null, rowCount: null, rows: [] }
      send({
        submit: (wire) => {
          wire.bind({ statement: name, values, valueMapper: written })
          wire.execute({})
          wire.sync()
        },
        handleDataRow: ({ fields }) => {
          // Thrown here, an error would end the process.
          try {
            result.rows.push(rowOf(shape, fields))
          } catch (error) {
            failed(error)
          }
        },
        handleCommandComplete: ({ text }) => void Object.assign(result, told(text)),
        handleError: failed,
        handleReadyForQuery: () => done(result),
      })
    })

  const shapeOf = (statement: Statement): Shape | Promise<Shape> => {
    const { name } = statement
    const known = shapes.get(name)
    if (known) return known
    const asked = prepared(statement)
    shapes.set(name, asked)
    asked.then(
      (shape) => shapes.set(name, shape),
      () => shapes.delete(name),
    )
    return asked
  }

  return async (statement) => {
    const shape = shapeOf(statement)
    return run(statement, shape instanceof Promise ? await shape : shape)
  }
}
