import { afterAll, beforeAll, expect, it } from 'vitest';
import { killAndRestart, listenEverywhere, untold } from '../processes/killed-portals';
import { rolesEverywhere, savesEverywhere, sessionEverywhere, wrongPasswords } from '../processes/shared-state';
import { openSite, type Site } from '../processes/site';
import { signInOverHttp } from '../support/api-client';
import { type CopiedPortal, copyPortal } from '../support/copied-portal';

// Three portals and a worker on one database, behind one address. `npm run check:processes` does the same for longer.
const WRITES = 10;

let copy: CopiedPortal;
let site: Site;
beforeAll(async () => {
  copy = await copyPortal();
  const { dataDir, databaseUrl } = copy;
  const env = { DATABASE_URL: databaseUrl };
  site = await openSite({ dataDir, portals: 3, env, ownerUrl: databaseUrl, writers: 2, pauseMs: 20, lost: 0.1 });
});
afterAll(async () => {
  await site?.close();
  await copy.remove();
});

it('shares sessions: who signs in is known to each process, and who signs out to none', async () => {
  const { known, ended, afterwards } = await sessionEverywhere(site.balancer.url, site.group.urls(), 'processor');
  expect(known).toEqual([200, 200, 200]);
  expect(ended).toBe(204);
  expect(afterwards).toEqual([401, 401, 401]);
});

it('shares roles: who loses them at one process can no longer open the pipeline at any', async () => {
  const { before, without, after } = await rolesEverywhere(site.balancer.url, site.group.urls(), 'funder');
  expect([before, without, after]).toEqual([
    [200, 200, 200],
    [403, 403, 403],
    [200, 200, 200],
  ]);
});

it('saves one of three changes of a loan that begin with the same version at three processes', async () => {
  const { statuses, versions } = await savesEverywhere(site.balancer.url, site.group.urls());
  expect([statuses, versions]).toEqual([[200, 409, 409], 1]);
});

it('shares limits: wrong passwords at three processes count together', async () => {
  const { wrong, right } = await wrongPasswords(site.group.urls(), 'closer', 5);
  expect(wrong).toEqual([401, 401, 401, 401, 401]);
  expect(right).toEqual([429, 429, 429]);
});

it('loses and doubles no write, tells every page and processes each order once when a portal and the worker are killed and answers are lost', async () => {
  const { token } = await signInOverHttp(site.balancer.url, 'underwriter');
  const pages = listenEverywhere(site, token);
  await expect.poll(() => pages.map(({ streams }) => streams)).toEqual([1, 1, 1]);
  for (const name of ['portal 2', 'worker']) {
    const member = site.group.members.find((one) => one.name === name) ?? expect.fail(name);
    await killAndRestart(site, member, WRITES);
  }
  await expect.poll(() => pages[1]?.streams).toBe(2);
  await site.finish();

  expect(site.problems()).toEqual([]);
  const acknowledged = site.writers.flatMap((writer) => writer.acknowledged);
  expect(site.check.verified).toBe(acknowledged.length);
  const kinds = new Set(acknowledged.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['condition', 'email', 'loan', 'message', 'section']);
  expect(await untold(site, pages)).toEqual([]);
  await Promise.all(pages.map((page) => page.stop()));
});
