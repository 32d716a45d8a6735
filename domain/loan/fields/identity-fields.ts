import type { FieldSpec } from './field';
import { code, date, guarded, instant, text, yesno } from './loan-kinds';

/** The identity, origin and status of a loan (W3; LOAN-10). */
export const identityFields = {
  sLNm: guarded(text(36)),
  sStatusT: guarded(code('sStatusT')),
  sStatusD: guarded(date),
  sStatusLckd: guarded(yesno),
  sCreatedD: guarded(date),
  sLastModifiedT: guarded(instant),
  sBranchChannelT: code('sBranchChannelT'),
  sCorrespondentProcessT: code('sCorrespondentProcessT'),
  sBranchName: text(100),
  sBranchCode: text(36),
  sOriginatingCompanyName: text(100),
  sOriginatingCompanyNMLSId: text(20),
  sLeadSourceDesc: text(100),
  sLenderCaseNum: text(30),
  sAgencyCaseNum: text(30),
  sAgencyCaseNumAssignedD: date,
  sMersMin: text(18),
  sUniversalLoanIdentifier: text(45),
  sDuCaseId: text(30),
  sLpAusKey: text(30),
  sFannieCommunityLendingT: code('sFannieCommunityLendingT'),
  sProd3rdPartyUwResultT: code('sProd3rdPartyUwResultT'),
  sCustomField1Notes: text(200),
  sCustomField2Notes: text(200),
  sSubservicerLoanNm: text(36),
  sSubservicerMersId: text(20),
  sQMStatusT: code('sQMStatusT'),
  sHighPricedMortgageT: code('sHighPricedMortgageT'),
} as const satisfies Record<string, FieldSpec>;
