import pg from 'pg';
import { benchDatabase } from './bench-database';
import { startPortal } from './bench-portal';
import { fillReference, partOf, sectionSaver, timed } from './section-saves';

const SAVES = Number(process.env.BENCH_SAVES ?? 400);
const WARM_UP = 100;

const at = (times: readonly number[], part: number): string => `${partOf(times, part).toFixed(1)} ms`;

/**
 * Saving sections of a loan over HTTP, one request after the other, in turn with what no save can do without: a transaction through
 * the driver that changes a row of that size and waits for the disk.
 */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  await fillReference(database);
  const portal = await startPortal(database, ['loan-officer']);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { url, tokens } = portal.listening;
    const nextSave = await sectionSaver({ url, token: tokens['loan-officer'] ?? '' });
    await client.query('create table bench_bare (id int primary key, content text)');
    await client.query("insert into bench_bare values (1, repeat('x', 8000))");
    const times = { save: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < SAVES + WARM_UP; turn += 1) {
      const save = await timed(() => nextSave(turn));
      const bare = await timed(() =>
        client.query('update bench_bare set content = repeat(chr(97 + $1), 8000)', [turn % 26]),
      );
      if (turn < WARM_UP) continue;
      times.save.push(save);
      times.bare.push(bare);
    }
    console.log(
      `Saving a section, ${SAVES} times: p50 ${at(times.save, 0.5)}, p99 ${at(times.save, 0.99)}; ` +
        `one durable update: p50 ${at(times.bare, 0.5)}, p99 ${at(times.bare, 0.99)}`,
    );
  } finally {
    await client.end();
    portal.stop();
    await database.remove();
  }
}
