import { isMaskedSsn, maskSsn } from '../../domain/format/ssn';
import type { LoanDocument } from '../../domain/loan/document';

type Values = Readonly<Record<string, unknown>>;

const SSN_FIELDS = ['aBSsn', 'aCSsn'] as const;

const maskedValues = <V extends object>(values: V): V => {
  const of = Object.fromEntries(Object.entries(values));
  const masked = SSN_FIELDS.filter((name) => typeof of[name] === 'string' && of[name] !== '').map((name) => [
    name,
    maskSsn(String(of[name])),
  ]);
  return masked.length === 0 ? values : { ...values, ...Object.fromEntries(masked) };
};

/** The loan as answers show it: only the last four digits of social security numbers. */
export function maskLoan<L extends Pick<LoanDocument, 'applicants'>>(loan: L): L {
  return { ...loan, applicants: loan.applicants.map(maskedValues) };
}

/**
 * The sent values without masked numbers that match the stored ones, which stay unchanged. Other masked numbers remain and are
 * rejected as invalid.
 */
export function withoutMaskedSsns(sent: Values, loan: Pick<LoanDocument, 'applicants'>): Values {
  const { applicants } = sent;
  const top = withoutUnchanged(sent, loan.applicants[0]);
  if (!Array.isArray(applicants)) return top;
  return { ...top, applicants: applicants.map((one, index) => withoutUnchanged(one, loan.applicants[index])) };
}

function withoutUnchanged<T>(sent: T, stored: object | undefined): T {
  if (typeof sent !== 'object' || sent === null) return sent;
  const holds: Values = { ...stored };
  const unchanged = ([name, value]: [string, unknown]): boolean =>
    SSN_FIELDS.some((field) => field === name) && isMaskedSsn(value) && maskSsn(String(holds[name] ?? '')) === value;
  return Object.fromEntries(Object.entries(sent).filter((entry) => !unchanged(entry))) as T;
}
