import { closingDay } from '../../fees/transaction';
import { applicantName, type NewLoanDocument } from '../../loan/document';
import { centsOrZero } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { type ClosingFacts, closingRoles, contactsIn } from './closing-facts';

/** The head of page 1: closing, transaction and loan information, as far as only the Closing Disclosure has it. */
export interface ClosingHead {
  readonly issued: string;
  readonly closing: string | null;
  readonly disbursement: string | null;
  readonly settlementAgent: string;
  readonly fileNumber: string;
  readonly property: readonly string[];
  /** Sale price, or the appraised value without a seller. */
  readonly price: { readonly isSale: boolean; readonly amount: Cents };
  readonly borrowers: readonly string[];
  readonly borrowerAddress: readonly string[];
  readonly sellers: readonly string[];
  readonly sellerAddress: readonly string[];
  readonly lender: string;
  readonly loanId: string;
  /** MIC #: certificate or case number of the mortgage insurance. */
  readonly insuranceNumber: string;
}

const text = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ');

const lines = (...all: readonly string[]): string[] => all.filter(Boolean);
const place = (city: string | null | undefined, ...region: readonly (string | null | undefined)[]): string =>
  lines(text(city), text(...region)).join(', ');

/** Where mail reaches the borrower. */
function mailingAddress({ applicants: [primary] }: NewLoanDocument): string[] {
  if (primary === undefined) return [];
  const isElsewhere = primary.aBAddrMailNA !== true && Boolean(primary.aBAddrMail);
  return isElsewhere
    ? lines(
        text(primary.aBAddrMail, primary.aBAddrUnitMail),
        place(primary.aBCityMail, primary.aBStateMail, primary.aBZipMail),
      )
    : lines(text(primary.aBAddr, primary.aBAddrUnit), place(primary.aBCity, primary.aBState, primary.aBZip));
}

const nameOf = ({ company, name }: { readonly company: string; readonly name: string }): string => name || company;

export function closingHead(loan: NewLoanDocument, facts: ClosingFacts): ClosingHead {
  const { contacts, creditor, choices, issued } = facts;
  const isSale = (loan.sLPurposeT ?? '0') === '0';
  const sellers = isSale ? contactsIn(contacts, closingRoles.sellers) : [];
  const [agent] = contactsIn(contacts, closingRoles.settlementAgent);
  return {
    issued,
    closing: closingDay(loan) ?? null,
    disbursement: loan.sDisbursementD ?? null,
    settlementAgent: agent ? agent.company || agent.name : '',
    fileNumber: choices.fileNumber ?? '',
    property: lines(text(loan.sSpAddr, loan.sSpUnit), place(loan.sSpCity, loan.sSpState, loan.sSpZip)),
    price: { isSale, amount: centsOrZero(isSale ? loan.sPurchPrice : loan.sApprVal) },
    borrowers: loan.applicants.flatMap((each) => lines(applicantName(each), applicantName(each, 'C'))),
    borrowerAddress: mailingAddress(loan),
    sellers: sellers.map(nameOf),
    sellerAddress: [...(sellers[0]?.address ?? [])],
    lender: creditor.name,
    loanId: loan.sLNm ?? '',
    insuranceNumber: choices.insuranceNumber ?? loan.sAgencyCaseNum ?? '',
  };
}
