import type { Contract } from '../contract/contract';
import { recordContract, recordShapes } from '../records/record-contract';
import { altLenderFields, feeTemplateFields, priceGroupFields } from './lender-fields';
import { loanDefaultsChange, loanDefaultsRecord, ofDefaultsChannel } from './loan-defaults.schemas';

const altLender = recordShapes(altLenderFields);

/** Price groups, alternative lenders, and the defaults of new loans. */
export const lenderRecordsContract = {
  ...recordContract('/emet-data/price-group', priceGroupFields, '/emet-data/admin/price-group'),
  ...recordContract('/emet-data/alt-lender', altLenderFields),
  ...recordContract('/emet-data/fee-templates', feeTemplateFields),
  'PUT /emet-data/alt-lender': {
    ...altLender.save,
    body: altLender.save.body.refine(({ id }) => id !== null, { path: ['id'], message: 'required' }),
  },
  'GET /emet-data/loan-setup/{channel}': { params: ofDefaultsChannel, answer: loanDefaultsRecord },
  'POST /emet-data/loan-setup/{channel}': {
    params: ofDefaultsChannel,
    body: loanDefaultsChange,
    answer: loanDefaultsRecord,
  },
} satisfies Contract;

export type LenderRecordsContract = typeof lenderRecordsContract;
