import pg from 'pg';

/** Runs a task with a connection to that database, and disconnects. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** PostgreSQL can copy only databases without connections. */
export const closeForCopies = (url: string, name: string): Promise<unknown> =>
  onServer(url, (client) => client.query(`alter database ${name} with allow_connections false`));
