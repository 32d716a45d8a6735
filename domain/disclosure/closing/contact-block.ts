import type { NewLoanDocument } from '../../loan/document';
import { type ClosingContact, type ClosingFacts, closingRoles, contactsIn } from './closing-facts';

/** A column of the contact information (12 CFR 1026.38(r)). */
export interface ContactColumn {
  readonly name: string;
  readonly address: readonly string[];
  readonly nmls: string;
  readonly license: string;
  /** The state of the license, which the label names. */
  readonly licenseState: string;
  readonly contact: string;
  readonly contactNmls: string;
  readonly contactLicense: string;
  readonly email: string;
  readonly phone: string;
}

export const contactParties = ['lender', 'mortgageBroker', 'buyersBroker', 'sellersBroker', 'settlementAgent'] as const;
export type ContactParty = (typeof contactParties)[number];

/** The five columns; one without a party stays blank. */
export type ContactBlock = Readonly<Record<ContactParty, ContactColumn | null>>;

/** Channels of brokers (sBranchChannelT). */
const brokerChannels: readonly string[] = ['2', '4'];

const none = { nmls: '', license: '', licenseState: '', contactNmls: '', contactLicense: '' } as const;

/** Firms without an NMLS ID: a license of the contact is the one that the loan has. */
const firmOf = (contact: ClosingContact | undefined): ContactColumn | null =>
  contact === undefined
    ? null
    : {
        ...none,
        ...{ name: contact.company || contact.name, address: contact.address, contact: contact.name },
        ...{ contactLicense: contact.license, licenseState: contact.license ? contact.state : '' },
        ...{ email: contact.email, phone: contact.phone },
      };

/** The originator of a loan as the application names it, or else the assigned loan officer. */
const originatorOf = (loan: NewLoanDocument) => ({
  contact: loan.sUrlaOriginatorNm ?? loan.sEmployeeLoanRepName ?? '',
  contactNmls: loan.sUrlaOriginatorNmlsId ?? '',
  contactLicense: loan.sUrlaOriginatorNmlsId ? '' : (loan.sUrlaOriginatorLicenseNum ?? ''),
  licenseState: loan.sUrlaOriginatorNmlsId ? '' : (loan.sUrlaOriginatorLicenseState ?? ''),
  email: loan.sUrlaOriginatorEmail ?? loan.sEmployeeLoanRepEmail ?? '',
  phone: loan.sUrlaOriginatorPhone ?? loan.sEmployeeLoanRepPhone ?? '',
});

const line = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ');

function brokerOf(loan: NewLoanDocument): ContactColumn {
  const { sUrlaCompanyAddr, sUrlaCompanyCity, sUrlaCompanyState, sUrlaCompanyZip } = loan;
  const city = [line(sUrlaCompanyCity), line(sUrlaCompanyState, sUrlaCompanyZip)].filter(Boolean).join(', ');
  return {
    ...none,
    name: loan.sUrlaCompanyNm ?? loan.sOriginatingCompanyName ?? '',
    address: [sUrlaCompanyAddr ?? '', city].filter(Boolean),
    nmls: loan.sUrlaCompanyNmlsId ?? loan.sOriginatingCompanyNMLSId ?? '',
    ...originatorOf(loan),
  };
}

/** The lender of a broker's loan is reached through its account executive. */
const lenderContact = (loan: NewLoanDocument) => ({
  ...none,
  contact: loan.sEmployeeLenderAccExecName ?? '',
  email: loan.sEmployeeLenderAccExecEmail ?? '',
  phone: loan.sEmployeeLenderAccExecPhone ?? '',
});

/** The contact information of page 5, from the loan's contacts. */
export function contactBlock(
  loan: NewLoanDocument,
  { contacts, creditor }: Pick<ClosingFacts, 'contacts' | 'creditor'>,
): ContactBlock {
  const hasBroker = brokerChannels.includes(loan.sBranchChannelT ?? '');
  const firm = (roles: readonly string[]) => firmOf(contactsIn(contacts, roles)[0]);
  return {
    lender: {
      ...none,
      ...{ name: creditor.name, address: creditor.address },
      ...(hasBroker ? lenderContact(loan) : originatorOf(loan)),
      nmls: creditor.nmls ?? '',
    },
    mortgageBroker: hasBroker ? brokerOf(loan) : null,
    buyersBroker: firm(closingRoles.buyersBroker),
    sellersBroker: firm(closingRoles.sellersBroker),
    settlementAgent: firm(closingRoles.settlementAgent),
  };
}
