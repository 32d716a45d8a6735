import { expect, it } from 'vitest';
import { seedOrganization } from '../../api/reference/seed';
import { onServer } from '../support/on-server';
import { testPortal } from '../support/test-portal';
import { createdTwice } from './created-twice';

it('finds a loan that a repeated creation has made again, and no other', async () => {
  const at = await testPortal();
  try {
    await seedOrganization(at.portal);
    const create = async (sLAmtCalc: string) => {
      const form = { sBranchChannelT: '1', sLPurposeT: '0', sLAmtCalc };
      const { body } = await (await at.as('loan-officer')).post('/api/lqb/loans/create').send(form).expect(201);
      return { kind: 'loan', loanNum: String(body.loanNum), key: sLAmtCalc } as const;
    };
    const [once, first, again] = [await create('123456.70'), await create('234567.89'), await create('234567.89')];
    const found = await onServer(at.databaseUrl, (client) => createdTwice(client, [once, first]));
    expect(found).toEqual([`loan ${first.loanNum} was created again as ${again.loanNum}`]);
  } finally {
    await at.close();
  }
});
