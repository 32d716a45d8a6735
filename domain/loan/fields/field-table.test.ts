import { describe, expect, it } from 'vitest';
import { isCodeListName } from '../codes/code-lists';
import { applicationFields } from './application-fields';
import type { FieldSpec } from './field';
import { fieldSpec, fieldTable, isFieldName } from './field-table';
import { loanFields } from './loan-fields';

const entries: [string, FieldSpec][] = Object.entries(fieldTable);

/** Names in the two specifications (S3, W3) and those defined by the main job. */
const printed = `
  sLNm sLAmtCalc sStatusT sLienPosT sBranchName sBranchChannelT sCorrespondentProcessT sOriginatingCompanyName sLPurposeT sLT
  sProdSpT sGseSpT sOccTPe aOccT sLpTemplateNm sProdDocT sCustomField2Notes sApprVal sPurchPrice sLtvR sCltvR sHcltvR
  sProdImpound sProdImpoundT sProdRLckdDays sLenderCreditMaxT sLenderCreditAvailableAmt_Neg sLenderCreditMaxAmt_Neg
  aBFirstNm aBLastNm aBEmail aBHPhone aBConsumerId aProdBCitizenT sSubmitD sLoanSubmittedD sApprovD sOnHoldD sSuspendedD
  sCanceledD sClearToCloseD sDocsOrderedD sDocsD sDocsBackD sFundingConditionsD sFundD sFundDTime sU1LStatD sU1LStatDesc
  sInitialLoanEstimateIssuedD sInitialLoanEstimateReceivedD sInitialLoanEstimateSignedD sInvestorRolodexId
  sInvestorLockLpTemplateNm sInvestorLockRLckdDays sInvestorLockNoteIR sInvestorLockBrokComp1Pc sInvestorLockRAdjMarginR
  sFannieCommunityLendingT sTerm sNoteIR sFinalLAmt sCreditScoreType2 sProdConvMIOptionT sCustomField1Notes sQualTopR
  sQualBottomR sOriginatorCompensationPaymentSourceT sRLckdD sRLckdExpiredD sAppSubmittedD sIntentToProceedD sEstCloseD
  sLastDisclosedLoanEstimateSignedD sInitialClosingDisclosureSignedD sDocMagicClosingD sApprRprtOd sApprRprtRd
  sSpValuationEffectiveD aCrOd sPrelimRprtDocumentD sSchedDueD1 sU4LStatN sEmployeeFunderEmail sEmployeeManagerFax
  sEmployeeLoanRepLogin asset.value liability.balance liability.payment liability.excluded liability.payoff reo.value
  employment.monthlyIncome employment.selfEmployed
`
  .trim()
  .split(/\s+/);

describe('the field table', () => {
  it('refers to an existing code list for every field with codes', () => {
    const coded = entries.filter(([, spec]) => spec.kind === 'code' || spec.kind === 'codes');
    expect(coded.length).toBeGreaterThan(40);
    expect(coded.filter(([, spec]) => !isCodeListName(spec.codes ?? '')).map(([name]) => name)).toEqual([]);
  });

  it('has every field that the specifications print', () => {
    expect(printed.filter((name) => !isFieldName(name))).toEqual([]);
  });

  it('has no field in two parts', () => {
    expect(Object.keys(loanFields).filter((name) => Object.hasOwn(applicationFields, name))).toEqual([]);
  });

  it('marks everything private that identifies a person or an account', () => {
    const identifies = ([name, { kind, label = '' }]: [string, FieldSpec]): boolean =>
      kind === 'ssn' ||
      /(ssn|dob|birth|tin|routing|account(number|num|no)|acct\w*)$/i.test(name) ||
      (kind === 'text' && /social security|birth|account number|routing|passport|driver|taxpayer/i.test(label));
    const found = entries.filter(identifies).map(([name]) => name);
    expect(found).toEqual(expect.arrayContaining(['aCDob', 'aCSsn', 'asset.accountNumber']));
    expect(found.filter((name) => fieldSpec(name)?.private !== true)).toEqual([]);
  });

  it('returns undefined for unknown names, including inherited ones', () => {
    expect(isFieldName('sNoSuchField')).toBe(false);
    expect(fieldSpec('toString')).toBeUndefined();
  });

  it('guards fields that only LOS operations may change', () => {
    const operations = ['sLNm', 'sStatusT', 'sFundD', 'sFundDTime', 'sLpTemplateNm', 'sU1LStatD', 'sRateLockStatusT'];
    expect(operations.filter((name) => fieldSpec(name)?.guarded !== true)).toEqual([]);
    expect(fieldSpec('sEmployeeLoanRepLogin')?.guarded).toBe(true);
  });

  it('marks ratios and payments as computed, so that no caller sends them', () => {
    const computed = [
      'sFinalLAmt',
      'sLtvR',
      'sCltvR',
      'sHcltvR',
      'sQualTopR',
      'sQualBottomR',
      'sMonthlyPmt',
      'sUnitsNum',
    ];
    expect(computed.filter((name) => fieldSpec(name)?.computed !== true)).toEqual([]);
  });
});
