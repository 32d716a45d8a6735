// The least that starts: Express, `pg`, one table and one answer from it. It sends `ready` after its first answer, and ends with its parent.
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2] });
await pool.query("create table if not exists hello as select 'Hello' as word");
const app = express();
app.get('/', async (_, response) => void response.json((await pool.query('select word from hello')).rows));
const server = app.listen(0, '127.0.0.1', async () => {
  await fetch(`http://127.0.0.1:${server.address().port}/`);
  process.send?.('ready');
});
process.on('disconnect', () => process.exit(0));
