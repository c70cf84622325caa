import pg from 'pg'

/** Runs a statement on a PostgreSQL server, outside of the database under test. */
export const inServer = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
