import { applicationCodeLists } from './application-code-lists';
import { denialReasonCodes, hmdaDenialReasonCodes, suspenseReasonCodes } from './decision-codes';
import { extendedDocumentationCodes, losDocumentationCodes, portalDocumentationCodes } from './documentation-codes';
import { emailRecipientCodes } from './email-recipient-codes';
import { hmdaActionCodes } from './hmda-codes';
import {
  amortizationCodes,
  armIndexCodes,
  buydownContributorCodes,
  cashOutUseCodes,
  compensationSourceCodes,
  correspondentProcessCodes,
  deliveryTargetCodes,
  highPricedCodes,
  impoundCodes,
  lenderCreditMaxCodes,
  lienCodes,
  loanOwnerCodes,
  loanTypeCodes,
  mortgageInsuranceCodes,
  prepaymentPenaltyCodes,
  purposeCodes,
  qualifiedMortgageCodes,
  rateRoundingCodes,
  refinancePurposeCodes,
} from './loan-codes';
import { commitmentTypeCodes } from './lock-codes';
import { agentRoleCodes, paidToCodes } from './party-codes';
import { pipelineCodeLists } from './pipeline-code-lists';
import {
  constructionMethodCodes,
  estateCodes,
  gsePropertyTypeCodes,
  mannerTitleCodes,
  occupancyCodes,
  projectCodes,
  propertyTypeCodes,
  structureCodes,
  valuationMethodCodes,
} from './property-codes';
import { housingHistoryCodes } from './scenario-codes';
import { stateCodes } from './state-codes';
import { statusCodes } from './status-codes';
import { communityLendingCodes, rentQualificationCodes, underwritingResultCodes } from './underwriting-codes';

/** Code lists of the loan, keyed by the field's `codes`: the field's LOS name if it has one. */
export const loanCodeLists = {
  sStatusT: statusCodes,
  ...pipelineCodeLists,
  sInvestorLockCommitmentT: commitmentTypeCodes,
  sLPurposeT: purposeCodes,
  sLT: loanTypeCodes,
  sLienPosT: lienCodes,
  sFinMethT: amortizationCodes,
  sGseDeliveryTargetT: deliveryTargetCodes,
  sCorrespondentProcessT: correspondentProcessCodes,
  sProdConvMIOptionT: mortgageInsuranceCodes,
  sProdImpoundT: impoundCodes,
  sOriginatorCompensationPaymentSourceT: compensationSourceCodes,
  sLenderCreditMaxT: lenderCreditMaxCodes,
  sPrepmtPenaltyT: prepaymentPenaltyCodes,
  sRAdjRoundT: rateRoundingCodes,
  sArmIndexT: armIndexCodes,
  sBuydownContributorT: buydownContributorCodes,
  sExistingLoanOwnerT: loanOwnerCodes,
  sGseRefPurposeT: refinancePurposeCodes,
  sRefPurposeT: cashOutUseCodes,
  sQMStatusT: qualifiedMortgageCodes,
  sHighPricedMortgageT: highPricedCodes,
  sProdSpT: propertyTypeCodes,
  sGseSpT: gsePropertyTypeCodes,
  sProdSpStructureT: structureCodes,
  sOccTPe: occupancyCodes,
  sEstateHeldT: estateCodes,
  sSpConstructionMethodT: constructionMethodCodes,
  sSpProjectT: projectCodes,
  sSpValuationMethodT: valuationMethodCodes,
  sTitleHeldT: mannerTitleCodes,
  sProdDocT: losDocumentationCodes,
  portalDocumentation: portalDocumentationCodes,
  extendedDocumentation: extendedDocumentationCodes,
  sHousingHistoryT: housingHistoryCodes,
  sProd3rdPartyUwResultT: underwritingResultCodes,
  sSuspenseReasonsT: suspenseReasonCodes,
  sDenialReasonsT: denialReasonCodes,
  sHmdaDenialReasonsT: hmdaDenialReasonCodes,
  sFannieCommunityLendingT: communityLendingCodes,
  sSpRentQualT: rentQualificationCodes,
  hmdaAction: hmdaActionCodes,
  AgentRoleT: agentRoleCodes,
  paidTo: paidToCodes,
  emailRecipient: emailRecipientCodes,
  state: stateCodes,
} as const;

/** Every coded list, those of the loan application included. */
export const codeLists = { ...loanCodeLists, ...applicationCodeLists } as const;

export type CodeListName = keyof typeof codeLists;

/** Whether there is a code list with this name. */
export function isCodeListName(name: string): name is CodeListName {
  return Object.hasOwn(codeLists, name);
}

/** Whether the list has the code. */
export function isCode(list: CodeListName, code: string): boolean {
  return Object.hasOwn(codeLists[list], code);
}

/** English label of a code. One the list does not have reads 'Unknown (n)'; a missing one is empty. */
export function codeLabel(list: CodeListName, code: string | null | undefined): string {
  if (code === null || code === undefined || code === '') return '';
  const labels: Readonly<Record<string, string>> = codeLists[list];
  return Object.hasOwn(labels, code) ? (labels[code] ?? '') : `Unknown (${code})`;
}
