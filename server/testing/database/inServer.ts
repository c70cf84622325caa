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

/** Names of the databases that begin like this. */
export const databasesLike = async (url: string, begin: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [begin],
    )
    return rows.map((it) => it.datname)
  } finally {
    await client.end()
  }
}
