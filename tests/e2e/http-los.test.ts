import { it } from 'vitest';
import { startPortalWithLos } from '../support/copied-portal';
import { setStage } from '../support/person';
import { decide } from './decision-over-http';
import { walk } from './journey-steps';

const stage = setStage(startPortalWithLos);

it('takes a broker from the short form to the registered loan over the HTTP LOS', async () => {
  await walk(await stage.newPerson(), {
    login: 'pml-loan-officer',
    create: 'form',
    discloses: 'lender',
    borrower: { first: 'Ruta', last: 'Lindqvist' },
    figures: ['$480,000.00', '80.000%'],
  });
});

it('takes a loan from underwriting to Clear To Close over the HTTP LOS', () => decide(stage.url()));
