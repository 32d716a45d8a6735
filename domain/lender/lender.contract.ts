import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { MAX_LOGO_BYTES } from './logo';
import { lenderLogo, logoVersion } from './logo.schemas';
import { ofOptionList, optionRecord, options, optionsBody, optionsQuery } from './options.schemas';
import { publicFacts, settingsChange, settingsRecord } from './settings.schemas';

/** The lender's settings for the whole portal: general settings, and the used codes with their labels. */
export const lenderContract = {
  'GET /public/settings': { answer: publicFacts },
  'GET /emet-data/general-settings/general': { answer: settingsRecord },
  'POST /emet-data/general-settings/general': {
    body: settingsChange,
    maxBody: bodyLimits.record,
    answer: settingsRecord,
  },
  'GET /emet-data/general-settings/logo': { answer: lenderLogo },
  'POST /emet-data/general-settings/logo': {
    body: logoVersion,
    upload: { field: 'files', maxTotal: MAX_LOGO_BYTES, maxFiles: 1 },
    answer: lenderLogo,
  },
  'DELETE /emet-data/general-settings/logo': { query: logoVersion, answer: lenderLogo },
  'GET /emet-data/general-settings/logo/image': { file: 'image/*' },
  'GET /emet-data/option': { query: optionsQuery, answer: options },
  'GET /emet-data/option/{list}': { params: ofOptionList, answer: optionRecord },
  'POST /emet-data/option/{list}': {
    params: ofOptionList,
    body: optionsBody,
    maxBody: bodyLimits.record,
    answer: optionRecord,
  },
} satisfies Contract;

export type LenderContract = typeof lenderContract;
