import { afterAll, beforeAll, expect, it } from 'vitest';
import { withEach } from '../../support/with-each';
import { effort } from '../support/effort';
import { operations } from '../support/operations';
import { type SecurityPortal, securityPortal, userOf } from '../support/security-portal';
import { hostileTexts } from './hostile-values';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('hostile queries of lists');
});
afterAll(() => portal.close());

const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'filter'));

/** Queries of a list with a hostile text in each place. */
function queriesWith(text: string): string[] {
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  return [
    `filter=${json({ q: text })}`,
    `filter=${json(Object.fromEntries([[text, text]]))}`,
    `filter=${json({ id: [text], name: text })}`,
    `filter=${json(text)}&sort=${json([text, 'ASC'])}`,
    `sort=${json(['name', text])}&range=${json([text, text])}`,
    `range=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`,
  ];
}

/** In the sample, each list gets a few of the texts, others than the list before. */
const asked = lists.flatMap(({ name, path }, number) => {
  const texts = hostileTexts.filter((text, index) => text.length < 2000 && (index + number) % effort(80, 1) === 0);
  return ['Ann', ...texts].flatMap((text) =>
    queriesWith(text).map((query) => ({ name, path: `/api${path.replace('{loanNum}', '@loan')}?${query}` })),
  );
});

it('answers hostile queries of every list without a server error', { timeout: effort(240_000, 900_000) }, async () => {
  expect(lists.length).toBeGreaterThan(30);
  const { token } = userOf(portal, 'Administrator');
  const { sLNm } = portal.loans.branch;
  await withEach(asked, async ({ path }) => {
    await portal.send({ method: 'GET', path: path.replace('@loan', sLNm), token });
  });
  expect(portal.tally.serverErrors.slice(0, 10)).toEqual([]);
});
