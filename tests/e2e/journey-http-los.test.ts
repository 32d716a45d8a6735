import { it } from 'vitest';
import { setStage } from '../support/person';
import { endAndRemove, runLos, runPortal } from '../support/running-portal';
import { walk } from './journey-steps';

/** The portal with an LOS in a separate process, each with its own database. */
const stage = setStage(async () => {
  const los = await runLos();
  const portal = await runPortal({ env: { LOS_URL: los.url } });
  return {
    url: portal.url,
    close: async () => {
      await endAndRemove(portal);
      await endAndRemove(los);
    },
  };
});

it('takes a broker from the short form to the registered loan over the HTTP LOS', async () => {
  await walk(await stage.newPerson(), {
    login: 'pml-loan-officer',
    create: 'form',
    discloses: 'lender',
    borrower: { first: 'Ruta', last: 'Lindqvist' },
    figures: ['$480,000.00', '80.000%'],
  });
});
