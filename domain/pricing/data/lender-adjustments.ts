import type { AdjustmentSet } from '../adjustment-table';
import { ALWAYS } from '../dated-rows';

/** The demo lender's own adjustments for agency and rental first mortgages. */
export const lenderAdjustments: AdjustmentSet = {
  id: 'lender',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    {
      kind: 'amount',
      code: 'loan-amount',
      title: 'Loan amount',
      bands: [
        { upTo: 125_000_00, cost: 1000 },
        { upTo: 175_000_00, cost: 500 },
        { upTo: 250_000_00, cost: 250 },
        { upTo: 350_000_00, cost: 0 },
        { upTo: 600_000_00, cost: -63 },
        { cost: -125 },
      ],
    },
    {
      kind: 'flat',
      code: 'impound-waiver',
      title: 'No impound account',
      detail: 'Escrow waived',
      when: { impounds: false },
      cost: 250,
    },
    {
      kind: 'flat',
      code: 'state-ny',
      title: 'State',
      detail: 'New York',
      when: { states: ['NY'] },
      cost: 250,
    },
    {
      kind: 'flat',
      code: 'state-servicing',
      title: 'State servicing',
      detail: 'Servicing value of the state',
      when: { states: ['FL', 'TX', 'NJ'] },
      cost: 125,
      hidden: true,
    },
  ],
};
