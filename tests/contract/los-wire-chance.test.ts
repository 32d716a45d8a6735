import { createServer } from 'node:http';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createRemoteLos } from '../../api/los/remote/remote-los';
import { createLosApp } from '../../api/los/wire/los-app';
import { CHANCE_MS, chanceOf, expectWrittenOnce, FAULTS, reportChance, writeByChance } from './chance-writes';
import { startFaultyProxy } from './faulty-proxy';
import { listen, openEmbedded, shut, silent, token } from './open-los';

it(
  'loses and doubles no write while three of ten calls of an LOS over HTTP go wrong',
  async () => {
    const embedded = await openEmbedded();
    const server = createServer(createLosApp({ los: embedded.los, token, log: silent }));
    const url = await listen(server);
    const { counts, random } = chanceOf(18);
    const proxy = await startFaultyProxy(url, { chance: FAULTS, random, slowMs: 400 });
    const portal = () => createRemoteLos({ url: proxy.url, token, log: silent, timeoutMs: 300, backoffMs: 5 });
    const written = await writeByChance({ portals: [portal(), portal()], counts });
    // What was sent late may still come.
    await proxy.settled();

    await expectWrittenOnce(createRemoteLos({ url, token, log: silent }), written);
    const { rows } = await sql<{ loans: number }>`select count(*)::int as loans from los.loans`.execute(embedded.db);
    expect(rows).toEqual([{ loans: written.loans.length }]);
    reportChance('LOS over HTTP', counts, written);
    await proxy.close();
    await shut(server);
    await embedded.close();
  },
  CHANCE_MS,
);
