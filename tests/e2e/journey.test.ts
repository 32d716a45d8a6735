import { it } from 'vitest';
import { setStage } from '../support/person';
import { walk } from './journey-steps';

const stage = setStage();

// The broker’s way is walked over the HTTP LOS: http-los.test.ts.
it('takes a retail loan officer from a MISMO file to the registered loan', async () => {
  await walk(await stage.newPerson(), {
    login: 'loan-officer',
    create: 'file',
    discloses: 'self',
    borrower: { first: 'Marigold', last: 'Testwell' },
    figures: ['$500,000.00', '80.000%'],
  });
});
