import type { FieldSpec } from './field';
import { code, date, guarded, instant, text, yesno } from './loan-kinds';

/** The identity, origin and status of a loan (W3; LOAN-10). */
export const identityFields = {
  sLNm: { ...guarded(text(36)), label: 'Loan number' },
  sStatusT: { ...guarded(code('sStatusT')), label: 'Status' },
  sStatusD: { ...guarded(date), label: 'Status date' },
  sStatusLckd: { ...guarded(yesno), label: 'Status set manually' },
  sCreatedD: { ...guarded(date), label: 'Created' },
  sLastModifiedT: { ...guarded(instant), label: 'Last changed' },
  sBranchChannelT: { ...code('sBranchChannelT'), label: 'Channel', notInMismo: 'set-at-import' },
  sCorrespondentProcessT: {
    ...code('sCorrespondentProcessT'),
    label: 'Correspondent process',
    notInMismo: 'set-at-import',
  },
  sBranchName: { ...text(100), label: 'Branch', notInMismo: 'set-at-import' },
  sBranchCode: { ...text(36), label: 'Branch code', notInMismo: 'set-at-import' },
  sOriginatingCompanyName: { ...text(100), label: 'Company', notInMismo: 'set-at-import' },
  sOriginatingCompanyNMLSId: { ...text(20), label: 'Company NMLS ID', notInMismo: 'set-at-import' },
  sLeadSourceDesc: { ...text(100), label: 'Lead source', notInMismo: 'lender-only' },
  sLenderCaseNum: { ...text(30), label: 'Lender case number' },
  sAgencyCaseNum: { ...text(30), label: 'Agency case number' },
  sAgencyCaseNumAssignedD: { ...date, label: 'Case number assigned', notInMismo: 'lender-only' },
  sMersMin: { ...text(18), label: 'MERS MIN' },
  sUniversalLoanIdentifier: { ...text(45), label: 'Universal loan identifier' },
  sDuCaseId: { ...text(30), label: 'DU case file ID' },
  sLpAusKey: { ...text(30), label: 'LPA key' },
  sFannieCommunityLendingT: { ...code('sFannieCommunityLendingT'), label: 'Community lending program' },
  sProd3rdPartyUwResultT: {
    ...code('sProd3rdPartyUwResultT'),
    label: 'Automated underwriting result',
    notInMismo: 'lender-only',
  },
  sAusRunOfRecord: { ...guarded(text(36)), label: 'Underwriting run of record' },
  sCustomField1Notes: { ...text(200), label: 'Impound note', notInMismo: 'lender-only' },
  sCustomField2Notes: { ...text(200), label: 'Doc type name', notInMismo: 'lender-only' },
  sSubservicerLoanNm: { ...text(36), label: 'Subservicer loan number', notInMismo: 'servicing-only' },
  sSubservicerMersId: { ...text(20), label: 'Subservicer MERS ID', notInMismo: 'servicing-only' },
  sQMStatusT: { ...code('sQMStatusT'), label: 'Qualified mortgage status', notInMismo: 'lender-only' },
  sHighPricedMortgageT: { ...guarded(code('sHighPricedMortgageT')), label: 'Higher-priced mortgage' },
} as const satisfies Record<string, FieldSpec>;
