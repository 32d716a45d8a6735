import type { LoanDocument } from '../../domain/loan/document';
import type { Owner } from '../../domain/loan/records';
import type { CreditPerson } from '../ports/credit/credit-port';

/** Code of `aBMaritalStatT`. */
const MARRIED = '0';

/** A borrower of the loan as an agency identifies them. */
export function creditPerson(loan: LoanDocument, owner: Owner): CreditPerson {
  const applicant: object = loan.applicants[Number(owner[0])] ?? {};
  const text = (name: string): string => String(Reflect.get(applicant, `a${owner[1]}${name}`) ?? '').trim();
  const marital = text('MaritalStatT');
  return {
    owner,
    first: text('FirstNm'),
    middle: text('MidNm') || null,
    last: text('LastNm'),
    suffix: text('Suffix') || null,
    ssn: text('Ssn').replace(/\D/g, ''),
    birthDate: text('Dob') || null,
    isMarried: marital === '' ? null : marital === MARRIED,
    address: {
      street: [text('Addr'), text('AddrUnit')].filter(Boolean).join(' '),
      city: text('City'),
      state: text('State'),
      zip: text('Zip'),
    },
  };
}
