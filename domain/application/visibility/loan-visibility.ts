import { purchaseCreditFields } from '../../loan/fields/urla-loan-fields';
import { refinancePurposes } from '../../loan/purpose';
import { residualRuleOf } from '../calculations/va-residual-rules';
import { all, any, type Condition, each, filled, is, not, positive, textOf, unless, yes } from './condition';

const refinance = is('sLPurposeT', ...refinancePurposes);
/** Also applies while the purpose is unknown, because most loans are purchases. */
const buying = not(refinance);
const construction = any(is('sLPurposeT', '3', '4'), yes('sIsConstructionLoan'));
const owned = any(refinance, construction);
const conventional = unless('sLT', '1', '2', '3');
const fha = is('sLT', '1');
const va = is('sLT', '2');
const usda = is('sLT', '3');
/** Loans that the agency asks a residual income of. */
export const residual: Condition = ({ value }) =>
  residualRuleOf({ sLT: textOf(value('sLT')), sLPurposeT: textOf(value('sLPurposeT')) }) !== undefined;
const secondLien = is('sLienPosT', '1');
const adjustable = is('sFinMethT', '1');
const shared = is('sProdSpT', '2', '3');
const inProject = any(is('sProdSpT', '1', '2', '3'), is('sSpProjectT', '1', '2', '3'), yes('sSpIsInPud'));
const leasehold = is('sEstateHeldT', '1');
const cashOut = any(is('sLPurposeT', '2', '8'), is('sGseRefPurposeT', '1'));
/** URLA 4c: two to four units, or an investment. */
const letOut = any(is('sOccTPe', '2'), is('sProdSpT', '8', '9', '10'));
const rents = all(letOut, not(yes('sSpRentNA')));
const insured = all(conventional, unless('sProdConvMIOptionT', '4'));
const otherMortgages = all(not(secondLien), not(yes('sOtherMtgNA')));
const secondOther = all(otherMortgages, filled('sOtherMtg1CreditorNm'));
const creditAmounts = Object.keys(purchaseCreditFields).filter((name) => name.endsWith('Amt'));
const buydown = yes('sIsBuydown');
const streamlined = is('sLPurposeT', '6', '7');

const property: Readonly<Record<string, Condition>> = {
  sIsFhaSecondaryResidence: all(fha, is('sOccTPe', '1')),
  ...each(owned, 'sSpAcquiredYr', 'sSpAcquiredD', 'sSpOrigCost'),
  ...each(any(owned, yes('sIsRenovationLoan')), 'sSpImprovDesc', 'sSpImprovCost', 'sSpImprovMade'),
  sLeaseholdExpireD: leasehold,
  sTitleHeldDesc: is('sTitleHeldT', '7'),
  sTitleTrustNm: filled('sTitleTrustT'),
  sIndianLandTenureT: yes('sSpIsTribalLand'),
  sTitleCurrentNames: owned,
  ...each(inProject, 'sSpProjectNm', 'sSpProjectId'),
  ...each(shared, 'sProdIsCondotel', 'sProdIsNonwarrantableProj', 'sProdCondoStories'),
  sSpIsManufacturedAffixed: any(is('sProdSpT', '4'), is('sSpConstructionMethodT', '1')),
  sSpRentNA: letOut,
  ...each(rents, 'sSpGrossRent', 'sSpNetRent', 'sOccR'),
  sSpLandlordYear: all(rents, buying),
  sSpAvmModelNm: is('sSpValuationMethodT', '4'),
  ...each(unless('sSpValuationMethodT', '0', '4', '7'), 'sSpAppraisalId', 'sSpAppraiserNm', 'sSpAppraiserLicenseNum'),
};

const terms: Readonly<Record<string, Condition>> = {
  ...each(refinance, 'sGseRefPurposeT', 'sRefProgramT'),
  sRefProgramDesc: is('sRefProgramT', '4'),
  sRefPurposeT: cashOut,
  sPurposeOtherDesc: is('sLPurposeT', '5'),
  sLTOtherDesc: is('sLT', '4'),
  sFinMethDesc: is('sFinMethT', '1', '2'),
  sBalloonPmtAmt: yes('sBalloonPmt'),
  ...each(is('sFinMethT', '2'), 'sGradPmtYrs', 'sGradPmtR'),
  sPrepmtPeriodMonths: is('sPrepmtPenaltyT', '1'),
  sTotalRenovationCosts: yes('sIsRenovationLoan'),
  ...each(construction, 'sConstructionClosingT', 'sConstructionCostAmt', 'sLotAcquiredD', 'sLotOrigCost'),
  sEnergyImprovementAmt: yes('sIsEnergyImprovement'),
  ...each(adjustable, 'sArmIndexT', 'sRAdjIndexR', 'sRAdjMarginR', 'sRAdj1stCapR', 'sRAdj1stCapMon', 'sRAdjCapR'),
  ...each(
    adjustable,
    'sRAdjCapMon',
    'sRAdjLifeCapR',
    'sRAdjFloorR',
    'sRAdjRoundT',
    'sArmLookbackDays',
    'sIsConvertible',
  ),
  sArmIndexNameVstr: is('sArmIndexT', '7'),
  sRAdjRoundToR: filled('sRAdjRoundT'),
  ...each(any(adjustable, yes('sNegativeAmortization')), 'sPmtAdjCapR', 'sPmtAdjCapMon', 'sPmtAdjMaxBalPc'),
  ...each(buydown, 'sBuydownContributorT', 'sBuydwnR1', 'sBuydwnMon1', 'sBuydwnR2', 'sBuydwnMon2'),
  ...each(buydown, 'sBuydwnR3', 'sBuydwnMon3', 'sBuydwnInitialR'),
  ...each(is('sLPurposeT', '8'), 'sHelocDrawMon', 'sHelocRepayMon', 'sHelocInitialDrawAmt'),
};

const amounts: Readonly<Record<string, Condition>> = {
  ...each(buying, 'sPurchPrice', 'sDownPmt', 'sDownPmtPc'),
  sOriginalAppraisedValue: refinance,
  sAsIsAppraisedValue: any(construction, yes('sIsRenovationLoan')),
  ...each(not(secondLien), 'sConcurSubFin', 'sSubFin', 'sSubFinDrawn', 'sOtherMtgNA'),
  ...each(any(positive('sConcurSubFin'), positive('sSubFin'), positive('sSubFinDrawn')), 'sSubFinIR', 'sSubFinTerm'),
  sIsCommunitySecond: positive('sConcurSubFin'),
  sRemain1stMBal: secondLien,
  sProdCashoutAmt: cashOut,
  ...each(refinance, 'sProdCurrPIPmt', 'sProdCurrMIPMo', 'sExistingLoanOwnerT'),
  sSpLien: owned,
  ...each(
    not(({ value }) => value('sProdImpound') === false),
    'sProdImpoundT',
    'sEscrowCushionMon',
  ),
  sProdConvMIOptionT: conventional,
  ...each(streamlined, 'sIsCreditQualifying', 'sHasAppraisal'),
  ...each(otherMortgages, 'sOtherMtg1CreditorNm', 'sOtherMtg1LienT', 'sOtherMtg1Pmt', 'sOtherMtg1Amt'),
  sOtherMtg1CreditLimit: otherMortgages,
  ...each(secondOther, 'sOtherMtg2CreditorNm', 'sOtherMtg2LienT', 'sOtherMtg2Pmt', 'sOtherMtg2Amt'),
  sOtherMtg2CreditLimit: secondOther,
};

const expenses: Readonly<Record<string, Condition>> = {
  ...each(any(insured, fha, usda), 'sProMIns', 'sProMInsR', 'sProMInsCancelLtv'),
  ...each(insured, 'sMiCompanyNm', 'sMiCertId', 'sMiCoveragePc', 'sMiRefundable', 'sMiRenewalMon'),
  sFfUfMipIsBeingFinanced: all(conventional, is('sProdConvMIOptionT', '1', '2')),
  sProGroundRent: leasehold,
  sProOHExpDesc: positive('sProOHExp'),
  ...each(
    any(not(conventional), is('sProdConvMIOptionT', '1', '2')),
    ...['sFfUfmipR', 'sFfUfmip1pc', 'sUfCashPd', 'sFfUfmipFinanced'],
  ),
  ...each(va, 'sIsVaFundingFeeExempt', 'sIsVaSubsequentUse', 'sVaEntitlementAmt', 'sVaCaseNum'),
  ...each(residual, 'sVaResidualIncome', 'sVaMaintenanceAmt'),
  ...each(fha, 'sFhaCaseNum', 'sFhaSection', 'sFhaLenderId', 'sFhaSponsorId', 'sFhaEnergyEfficient'),
  sFhaCondoId: all(fha, is('sProdSpT', '2')),
  sUsdaHouseholdSize: any(usda, residual),
  sUsdaAnnualIncome: usda,
};

const transaction: Readonly<Record<string, Condition>> = {
  sLandCost: any(buying, construction),
  sSellerCreditAmt: buying,
  sOtherCreditDesc: positive('sOtherCreditAmt'),
  sSecondaryFinancingGranted: not(secondLien),
  sFHASalesConcessions: all(fha, buying),
  ...each(buying, 'sPurchCreditEarnestMoneyAmt', 'sPurchCreditEmployerAssistanceAmt', 'sPurchCreditLotEquityAmt'),
  ...each(buying, 'sPurchCreditRelocationFundsAmt', 'sPurchCreditRentAmt', 'sPurchCreditSweatEquityAmt'),
  ...each(buying, 'sPurchCreditTradeEquityAmt', 'sPurchCreditOtherAmt'),
  ...Object.fromEntries(creditAmounts.map((name) => [name.replace(/Amt$/, 'SourceT'), all(buying, positive(name))])),
  sUrlaOriginatorLicenseState: filled('sUrlaOriginatorLicenseNum'),
  sUrlaCompanyLicenseState: filled('sUrlaCompanyLicenseNum'),
};

/** When the fields of the loan and its property apply (URLA 2b, 4, L1 to L4). */
export const loanVisibility: Readonly<Record<string, Condition>> = {
  ...property,
  ...terms,
  ...amounts,
  ...expenses,
  ...transaction,
};
