import type { FieldSpec } from './field';
import { amount, code, count, date, guarded, instant, money, note, percent, text } from './loan-kinds';

const rate = { ...percent, min: 0, max: 99.999 } as const;
const price = guarded({ place: 'loan', kind: 'decimal', scale: 3 });
const lockedRate = guarded(rate);

/** The rate lock with the broker and with the investor, compensation and the lender credit (LOCK, PRICING-16, LOAN-13). */
export const lockFields = {
  sRateLockStatusT: { ...guarded(code('sRateLockStatusT')), label: 'Rate lock status' },
  sRLckdD: { ...guarded(date), label: 'Rate locked on' },
  sRLckdDays: { ...guarded(count('days', 0, 365)), label: 'Locked for' },
  sRLckdExpiredD: { ...guarded(date), label: 'Rate lock expires' },
  sRLckdN: { ...guarded(text(200)), label: 'Rate lock note' },
  sBrokerLockRateSheetEffectiveD: { ...guarded(instant), label: 'Rate sheet in effect' },
  sBrokerLockBaseNoteIR: { ...lockedRate, label: 'Base rate', withheldFrom: 'originators' },
  sBrokerLockBaseBrokComp1PcFee: { ...price, label: 'Base price (points)', withheldFrom: 'originators' },
  sBrokerLockBaseRAdjMarginR: { ...lockedRate, label: 'Base margin', withheldFrom: 'originators' },
  sBrokerLockOriginatorPriceNoteIR: { ...lockedRate, label: 'Originator rate' },
  sBrokerLockOriginatorPriceBrokComp1PcFee: { ...price, label: 'Originator price (points)' },
  sBrokerLockOriginatorPriceRAdjMarginR: { ...lockedRate, label: 'Originator margin' },
  sBrokerLockFinalBrokComp1PcPrice: { ...price, label: 'Final price' },
  sInvestorRolodexId: { ...guarded(text(36)), label: 'Investor contact', withheldFrom: 'external' },
  sInvestorLockLpTemplateNm: { ...guarded(text(150)), label: 'Investor program', withheldFrom: 'external' },
  sInvestorLockRLckdDays: {
    ...guarded(count('days', 0, 365)),
    label: 'Investor lock period',
    withheldFrom: 'external',
  },
  sInvestorLockRLckdD: { ...guarded(date), label: 'Investor lock date', withheldFrom: 'external' },
  sInvestorLockRLckExpiredD: { ...guarded(date), label: 'Investor lock expires', withheldFrom: 'external' },
  sInvestorLockNoteIR: { ...lockedRate, label: 'Investor note rate', withheldFrom: 'external' },
  sInvestorLockBrokComp1Pc: { ...price, label: 'Investor price (points)', withheldFrom: 'external' },
  sInvestorLockRAdjMarginR: { ...lockedRate, label: 'Investor margin', withheldFrom: 'external' },
  sInvestorLockCommitmentT: {
    ...guarded(code('sInvestorLockCommitmentT')),
    label: 'Commitment type',
    withheldFrom: 'external',
  },
  sInvestorLockLoanNum: { ...guarded(text(36)), label: 'Investor loan number', withheldFrom: 'external' },
  sInvestorLockAdjustments: { ...guarded(note), label: 'Investor price adjustments', withheldFrom: 'external' },
  sCurrentPrice: { ...price, label: 'Current price', withheldFrom: 'originators' },
  sCurrentPriceDays: {
    ...guarded(count('days', 0, 365)),
    label: 'Current price lock term',
    withheldFrom: 'originators',
  },
  sCurrentPriceD: { ...guarded(instant), label: 'Current price saved', withheldFrom: 'originators' },
  sOriginatorCompensationPaymentSourceT: {
    ...code('sOriginatorCompensationPaymentSourceT'),
    label: 'Compensation paid by',
    notInMismo: 'lender-only',
  },
  sOriginatorCompensationPercent: { ...percent, label: 'Compensation', min: 0, max: 10, notInMismo: 'lender-only' },
  sOriginatorCompensationAmount: { ...amount, label: 'Compensation amount', notInMismo: 'lender-only' },
  sLenderCreditMaxT: { ...code('sLenderCreditMaxT'), label: 'Lender credit limit', notInMismo: 'lender-only' },
  sLenderCreditAvailableAmt_Neg: { ...money, label: 'Lender credit available', notInMismo: 'lender-only' },
  sLenderCreditMaxAmt_Neg: { ...money, label: 'Lender credit maximum', notInMismo: 'lender-only' },
  sLDiscntPc: {
    label: 'Discount points',
    place: 'loan',
    kind: 'percent',
    min: -20,
    max: 20,
    notInMismo: 'pricing-only',
  },
  sLDiscntAmt: { ...money, label: 'Discount', notInMismo: 'pricing-only' },
} as const satisfies Record<string, FieldSpec>;
