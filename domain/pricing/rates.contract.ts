import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { listQuery } from '../contract/list-query.schemas';
import { MAX_RATE_SHEET_BYTES } from '../loan/upload-limits';
import * as rates from './rate-publication.schemas';

const ofPublication = z.object({ id: z.uuid() });

/** Rates: uploads, publications and their changes. */
export const ratesContract = {
  'GET /emet-data/prog/rate-sheets': { query: listQuery, answer: z.array(rates.publication).readonly() },
  'GET /emet-data/prog/rate-file': { file: 'text/csv' },
  'GET /emet-data/prog/rate-sheets/{id}': { params: ofPublication, answer: rates.publicationDetail },
  'GET /emet-data/prog/rate-sheets/{id}/{progId}': {
    params: ofPublication.extend({ progId: z.uuid() }),
    answer: rates.sheetAnswer,
  },
  'POST /emet-data/prog/rate-sheets': {
    upload: { field: 'files', maxTotal: MAX_RATE_SHEET_BYTES, maxFiles: 1 },
    answer: rates.uploadAnswer,
  },
  'POST /emet-data/prog/rate-sheets/{id}/publish': {
    params: ofPublication,
    body: rates.publishBody,
    answer: rates.publicationDetail,
  },
  'POST /emet-data/prog/rate-sheets/{id}/withdraw': {
    params: ofPublication,
    body: rates.versionBody,
    answer: rates.publicationDetail,
  },
  'POST /emet-data/prog/rate-sheets/{id}/roll-back': {
    params: ofPublication,
    body: rates.versionBody,
    answer: rates.publicationDetail,
  },
} satisfies Contract;

export type RatesContract = typeof ratesContract;
