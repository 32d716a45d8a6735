import type { FieldSpec } from './field';
import { date, guarded, text, yesno } from './loan-kinds';

const codes = <const List extends string>(list: List) => ({ place: 'loan', kind: 'codes', codes: list }) as const;

/** What the underwriter decided, and why. Only a move of the status writes these, except the date of the notice. */
export const decisionFields = {
  sIsManualUw: { ...guarded(yesno), label: 'Underwritten manually' },
  sSuspenseReasonsT: { ...guarded(codes('sSuspenseReasonsT')), label: 'Reasons for suspension' },
  sSuspenseReasonOther: { ...guarded(text(200)), label: 'Other reason for suspension' },
  sDenialReasonsT: { ...guarded(codes('sDenialReasonsT')), label: 'Reasons for denial' },
  sDenialReasonOther: { ...guarded(text(200)), label: 'Other reason for denial' },
  sHmdaDenialReasonsT: { ...guarded(codes('sHmdaDenialReasonsT')), label: 'HMDA reasons for denial' },
  sAdverseActionSentD: { ...date, past: true, label: 'Adverse action notice sent', notInMismo: 'lender-only' },
} as const satisfies Record<string, FieldSpec>;
