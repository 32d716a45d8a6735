import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/** A statement of the reference, with its values. */
export interface ReferenceStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Sent as a prepared statement of this name. */
  readonly name?: string;
}

/**
 * What someone would write who wants nothing but a page of loans and their number: Express and `pg`, one statement, and no
 * authentication, checks, log or headers. It sends its address, then the processor time that it has used for each list of statements that it gets, or for `used`.
 */
async function main(databaseUrl: string, connections: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  let statements: readonly ReferenceStatement[] = [];
  const app = express();
  app.get('/loans/:turn', async (req, res) => {
    const statement = statements[Number(req.params.turn)];
    if (statement === undefined) throw new Error('There is no such statement.');
    const { rows } = await pool.query({ ...statement, values: [...statement.values] });
    const total: unknown = rows[0]?.counted ?? 0;
    res.set('Content-Range', `loans 0-${rows.length - 1}/${total}`).json(rows);
  });
  process.on('message', (sent: readonly ReferenceStatement[] | 'used') => {
    if (sent !== 'used') statements = sent;
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.on('disconnect', () => process.exit(0));
  const server = app.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

const [databaseUrl = '', connections = '16'] = process.argv.slice(2);
await main(databaseUrl, Number(connections));
