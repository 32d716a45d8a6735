import { borrowerTexts } from './borrower-texts';
import { catalogTexts } from './catalog-texts';
import { fieldTexts } from './field-texts';
import { importTexts } from './import-texts';
import { loanTexts } from './loan-texts';
import { recordTexts } from './record-texts';
import { serverTexts } from './server-texts';
import { webTexts } from './web-texts';

/** Every message by its code, in English. Turkish and Arabic have the same codes under `messages`. */
export const english = {
  ...fieldTexts,
  ...serverTexts,
  ...loanTexts,
  ...importTexts,
  ...recordTexts,
  ...catalogTexts,
  ...borrowerTexts,
  ...webTexts,
} as const;
