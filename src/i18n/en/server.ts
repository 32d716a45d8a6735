import { borrowerTexts } from '../../../domain/messages/borrower-texts';
import { catalogTexts } from '../../../domain/messages/catalog-texts';
import { importTexts } from '../../../domain/messages/import-texts';
import { loanTexts } from '../../../domain/messages/loan-texts';
import { recordTexts } from '../../../domain/messages/record-texts';
import { serverTexts } from '../../../domain/messages/server-texts';

/** What the server says, by code: its own English. */
export const server = {
  ...serverTexts,
  ...loanTexts,
  ...importTexts,
  ...recordTexts,
  ...catalogTexts,
  ...borrowerTexts,
};
