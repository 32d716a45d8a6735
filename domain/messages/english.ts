import { appraisalTexts } from './appraisal-texts';
import { ausTexts } from './aus-texts';
import { batchTexts } from './batch-texts';
import { borrowerTexts } from './borrower-texts';
import { catalogTexts } from './catalog-texts';
import { fieldTexts } from './field-texts';
import { importTexts } from './import-texts';
import { investorTexts } from './investor-texts';
import { loanTexts } from './loan-texts';
import { lockTexts } from './lock-texts';
import { packageTexts } from './package-texts';
import { postClosingTexts } from './post-closing-texts';
import { qualityTexts } from './quality-texts';
import { recordTexts } from './record-texts';
import { serverTexts } from './server-texts';
import { servicingTexts } from './servicing-texts';
import { signInTexts } from './sign-in-texts';
import { signingTexts } from './signing-texts';
import { webTexts } from './web-texts';

/** Messages that only the portal shows after the sign-in. */
export const portalTexts = {
  ...fieldTexts,
  ...serverTexts,
  ...loanTexts,
  ...lockTexts,
  ...investorTexts,
  ...qualityTexts,
  ...batchTexts,
  ...importTexts,
  ...recordTexts,
  ...packageTexts,
  ...catalogTexts,
  ...borrowerTexts,
  ...ausTexts,
  ...signingTexts,
  ...appraisalTexts,
  ...servicingTexts,
  ...postClosingTexts,
} as const;

/** Every message by its code, in English. */
export const english = { ...signInTexts, ...webTexts, ...portalTexts } as const;
