import { it } from 'vitest';
import { setStage } from '../support/person';
import { walk } from './journey-steps';

const stage = setStage();

it('takes a broker from the short form to the registered loan', async () => {
  await walk(await stage.newPerson(), {
    login: 'pml-loan-officer',
    create: 'form',
    discloses: 'lender',
    borrower: { first: 'Ruta', last: 'Lindqvist' },
    figures: ['$480,000.00', '80.000%'],
  });
});

it('takes a retail loan officer from a MISMO file to the registered loan', async () => {
  await walk(await stage.newPerson(), {
    login: 'loan-officer',
    create: 'file',
    discloses: 'self',
    borrower: { first: 'Marigold', last: 'Testwell' },
    figures: ['$500,000.00', '80.000%'],
  });
});
