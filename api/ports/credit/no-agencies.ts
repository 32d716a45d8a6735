import type { CreditPort } from './credit-port';

/** No agency is connected. */
export const noAgencies: CreditPort = {
  agencies: [],
  isSimulation: false,
  submit: async () => ({ kind: 'not-reached' }),
  retrieve: async () => ({ kind: 'not-reached' }),
};
