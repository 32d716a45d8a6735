import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import {
  hmdaConfirmation,
  hmdaCorrection,
  hmdaFileConfirmation,
  hmdaLoan,
  hmdaLoanDetail,
  hmdaOverview,
  hmdaProgress,
  ofFiling,
  ofFilingEdit,
  ofLoanEdit,
} from './hmda.schemas';

/** The loan/application register of the Home Mortgage Disclosure Act. */
export const hmdaContract = {
  'GET /emet-data/hmda-loans': { query: listQuery, answer: z.array(hmdaLoan).readonly() },
  'GET /emet-data/hmda-loans/export': { query: exportQuery, file: 'text/csv' },
  'GET /emet-data/hmda-loans/{id}': { answer: hmdaLoanDetail },
  'POST /emet-data/hmda-loans/{id}': { body: hmdaCorrection, answer: hmdaLoanDetail },
  'POST /emet-data/hmda-loans/{id}/edits/{edit}': {
    params: ofLoanEdit,
    body: hmdaConfirmation,
    answer: hmdaLoanDetail,
  },
  'GET /emet-data/hmda/{year}/{quarter}': { params: ofFiling, answer: hmdaOverview },
  'POST /emet-data/hmda/{year}/{quarter}/check': { params: ofFiling, answer: hmdaProgress },
  'POST /emet-data/hmda/{year}/{quarter}/edits/{edit}': {
    params: ofFilingEdit,
    body: hmdaFileConfirmation,
    answer: hmdaOverview,
  },
  'GET /emet-data/hmda/{year}/{quarter}/lar': { params: ofFiling, file: 'text/plain' },
} satisfies Contract;

export type HmdaContract = typeof hmdaContract;
