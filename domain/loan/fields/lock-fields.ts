import type { FieldSpec } from './field';
import { amount, code, count, date, guarded, money, percent, text } from './loan-kinds';

const rate = { ...percent, min: 0, max: 99.999 } as const;
const price = guarded({ place: 'loan', kind: 'decimal', scale: 3 });
const lockedRate = guarded(rate);

/** The rate lock with the broker and with the investor, compensation and the lender credit (LOCK, PRICING-16, LOAN-13). */
export const lockFields = {
  sRateLockStatusT: guarded(code('sRateLockStatusT')),
  sRLckdD: guarded(date),
  sRLckdDays: guarded(count('days', 0, 365)),
  sRLckdExpiredD: guarded(date),
  sRLckdN: guarded(text(200)),
  sBrokerLockRateSheetEffectiveD: guarded({ place: 'loan', kind: 'instant' }),
  sBrokerLockBaseNoteIR: lockedRate,
  sBrokerLockBaseBrokComp1PcFee: price,
  sBrokerLockBaseRAdjMarginR: lockedRate,
  sBrokerLockOriginatorPriceNoteIR: lockedRate,
  sBrokerLockOriginatorPriceBrokComp1PcFee: price,
  sBrokerLockOriginatorPriceRAdjMarginR: lockedRate,
  sBrokerLockFinalBrokComp1PcPrice: price,
  sInvestorRolodexId: guarded(text(36)),
  sInvestorLockLpTemplateNm: guarded(text(150)),
  sInvestorLockRLckdDays: guarded(count('days', 0, 365)),
  sInvestorLockRLckdD: guarded(date),
  sInvestorLockRLckExpiredD: guarded(date),
  sInvestorLockNoteIR: lockedRate,
  sInvestorLockBrokComp1Pc: price,
  sInvestorLockRAdjMarginR: lockedRate,
  sInvestorLockCommitmentT: guarded(text(60)),
  sInvestorLockLoanNum: guarded(text(36)),
  sOriginatorCompensationPaymentSourceT: code('sOriginatorCompensationPaymentSourceT'),
  sOriginatorCompensationPercent: { ...percent, min: 0, max: 10 },
  sOriginatorCompensationAmount: amount,
  sLenderCreditMaxT: code('sLenderCreditMaxT'),
  sLenderCreditAvailableAmt_Neg: money,
  sLenderCreditMaxAmt_Neg: money,
  sLDiscntPc: { place: 'loan', kind: 'percent', min: -20, max: 20 },
  sLDiscntAmt: money,
} as const satisfies Record<string, FieldSpec>;
