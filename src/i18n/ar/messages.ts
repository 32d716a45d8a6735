import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';

import { access } from './access';
import { application } from './application';
import { borrowerPages } from './application-borrower-pages';
import { borrowers } from './application-borrowers';
import { applicationChanges } from './application-changes';
import { applicationFigures } from './application-figures';
import { groups } from './application-groups';
import { mismo } from './application-mismo';
import { needs as applicationNeeds } from './application-needs';
import { applicationRecords } from './application-records';
import { vesting } from './application-vesting';
import { appraisal, appraisalResources } from './appraisal';
import { blocks } from './blocks';
import { codes } from './codes';
import { documents } from './documents';
import { errors } from './errors';
import { fieldsApplication } from './fields-application';
import { fieldProblems, fieldsLoan } from './fields-loan';
import { fileResources, files } from './files';
import { inputs } from './inputs';
import { lender, lenderResources } from './lender';
import { live } from './live';
import { loan } from './loan';
import { navigation } from './navigation';
import { pages } from './pages';
import { people, peopleResources } from './people';
import { placeResources, places } from './places';
import { pricing } from './pricing';
import { cells, programResources, programs } from './programs';
import { quickPricing } from './quick-pricing';
import { ra } from './ra';
import { records } from './records';
import { organizationResources, reference } from './reference';
import { registration } from './registration';
import { roleNames } from './role-names';
import { selfTest } from './self-test';
import { server } from './server';
import { settings } from './settings';
import { shell } from './shell';
import { dialogs, states, upload } from './states';

/** All messages of the language: one entry per area, and React-Admin's own. */
export const messages = {
  ...convertRaTranslationsToI18next({ ra }),
  access,
  application: { ...application, groups },
  applicationChanges,
  applicationFigures,
  applicationNeeds,
  applicationRecords,
  appraisal,
  blocks,
  borrowerPages,
  borrowers,
  cells,
  codes,
  documents,
  dialogs,
  errors,
  fieldProblems,
  fields: { ...fieldsLoan, ...fieldsApplication },
  files,
  inputs,
  lender,
  live,
  loan,
  mismo,
  navigation,
  pages,
  people,
  roleNames,
  places,
  pricing,
  programs,
  quickPricing,
  records,
  reference,
  registration,
  resources: {
    ...lenderResources,
    ...fileResources,
    ...appraisalResources,
    ...organizationResources,
    ...peopleResources,
    ...placeResources,
    ...programResources,
  },
  selfTest,
  server,
  settings,
  shell,
  states,
  upload,
  vesting,
};
