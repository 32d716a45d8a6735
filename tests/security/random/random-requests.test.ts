import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withEach } from '../../support/with-each';
import { effort, seed } from '../support/effort';
import { type Operation, operations } from '../support/operations';
import { type SecurityPortal, securityPortal } from '../support/security-portal';
import { randomRequests } from './random-request';
import { openSender, type Sender } from './sender';
import { unstorableRequests } from './unstorable-requests';

const LANES = 8;
/** Requests in all; `npm run test:security -- --requests 20000` sets another number. */
const ALL = Number(process.env.SECURITY_REQUESTS ?? effort(250, 210_000));

/** Texts that the database cannot store; in the sample, one. */
const unstorable = ['a\u0000b', 'a\ud800b'].slice(0, effort(1, 2));

let portal: SecurityPortal;
let sender: Sender;
beforeAll(async () => {
  portal = await securityPortal('random requests', { worker: true });
  sender = await openSender(portal, LANES);
}, 60_000);
afterAll(() => portal.close());

/** What changes users, roles and settings comes last: the other operations need them. */
const isAdministration = ({ path }: Operation): boolean =>
  /\/(role|access|user|general-settings|loan-setup|auth|mfa)/.test(path);
const ordered = [...operations].sort((one, other) => Number(isAdministration(one)) - Number(isAdministration(other)));

/** The smallest request of an operation that fails; undefined if it does not fail again. */
async function smallestFailure(operation: Operation, numRuns: number): Promise<string | undefined> {
  const property = fc.asyncProperty(randomRequests(operation), async (request) => {
    expect((await sender.send(0, operation, request)).status).toBeLessThan(500);
  });
  const { failed, counterexample } = await fc.check(property, { seed, numRuns });
  return failed ? JSON.stringify(counterexample?.[0]) : undefined;
}

describe('random requests', () => {
  it('never fail with a server error', { timeout: effort(240_000, 7_200_000) }, async () => {
    const numRuns = Math.ceil(ALL / operations.length);
    const failures: string[] = [];
    for (const operation of ordered) {
      const before = portal.tally.serverErrors.length;
      const requests = [
        ...unstorable.flatMap((text) => unstorableRequests(operation, text)),
        ...fc.sample(randomRequests(operation), { seed, numRuns }),
      ];
      const lanes = Array.from({ length: LANES }, (_none, lane) => lane);
      await withEach(lanes, async (lane) => {
        for (const request of requests.filter((_one, index) => index % LANES === lane)) {
          await sender.send(lane, operation, request);
        }
      });
      const first = portal.tally.serverErrors[before];
      if (first === undefined) continue;
      const smallest = (await smallestFailure(operation, numRuns)) ?? first;
      failures.push(`${operation.name}, seed ${seed}: ${smallest.slice(0, 600)}`);
    }
    expect(failures).toEqual([]);
  });
});
