import type { WorksheetLine } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import { ownValue } from '../../tables/own-value';
import { isTransferTax } from '../figures/estimate-lines';
import { type ClosingContact, type ClosingFacts, closingRoles, contactsIn } from './closing-facts';

const LENDER = '21';

/** What the lender itself charges or holds: the form has no payee. */
const isOwn = ({ section, type, Beneficiary, provider }: WorksheetLine): boolean =>
  section === 'G' || type === 'PrepaidInterest' || (section === 'A' && Beneficiary === LENDER && provider === null);

/** Whether the form prints who is paid for a line; recording fees are a sum (12 CFR 1026.38(f) and (g)). */
export const hasPayee = (line: WorksheetLine): boolean => !isOwn(line) && (line.section !== 'E' || isTransferTax(line));

/** The roles of the contacts (AgentRoleT) that a paid-to code means. */
const rolesOfPayee: Readonly<Record<string, readonly string[]>> = {
  '1': ['1'],
  '3': ['5'],
  '31': ['31'],
  '63': ['63', '1'],
};

/** The roles whose contact is paid for a type of fee that has no code of its own. */
const rolesOfType: Readonly<Record<string, readonly string[]>> = {
  HomeownersInsurancePremium: ['12'],
  WindInsurancePremium: ['12'],
  FloodInsurancePremium: ['13', '12'],
  MortgageInsurancePremium: ['8'],
  MIUpfrontPremium: ['8'],
  FloodCertification: ['14'],
  FloodMonitoringFee: ['14'],
  SurveyFee: ['16'],
  HomeInspectionFee: ['17'],
  PestInspectionFee: ['18'],
  TitleNotaryFee: ['27'],
  SigningAgentFee: ['28'],
  SettlementFee: closingRoles.settlementAgent,
};

/** Agencies that get the premium of a government loan (sLT). */
const agencies: Readonly<Record<string, string>> = {
  '1': 'U.S. Department of Housing and Urban Development',
  '2': 'U.S. Department of Veterans Affairs',
  '3': 'USDA Rural Development',
};
const premiums: readonly string[] = [
  'MIUpfrontPremium',
  'MortgageInsurancePremium',
  'VAFundingFee',
  'USDARuralDevelopmentGuaranteeFee',
];
const homeowners: readonly string[] = ['HomeownersInsurancePremium', 'WindInsurancePremium'];

const TITLE = ['3', ...closingRoles.settlementAgent];

const nameOf = ({ company, name }: ClosingContact): string => company || name;

/** What the loan itself says: the agency of a government loan, and the insurer of the policy. */
function payeeOfLoan(type: string, loan: NewLoanDocument): string | undefined {
  if (premiums.includes(type)) return ownValue(agencies, loan.sLT ?? '');
  return homeowners.includes(type) ? (loan.sHazInsCompanyNm ?? undefined) : undefined;
}

/** Who is paid for a line: the provider that was entered, or else the contact of the loan in the role that the fee means, or what the loan says. */
export function payeeOf(
  line: WorksheetLine,
  loan: NewLoanDocument,
  { contacts, creditor }: Pick<ClosingFacts, 'contacts' | 'creditor'>,
): string | undefined {
  if (line.provider) return line.provider;
  if (line.Beneficiary === LENDER) return creditor.name;
  if (line.Beneficiary === '26') return loan.sOriginatingCompanyName ?? undefined;
  const roles =
    ownValue(rolesOfPayee, line.Beneficiary) ??
    ownValue(rolesOfType, line.type) ??
    (line.type.startsWith('Title') ? TITLE : []);
  return contactsIn(contacts, roles).map(nameOf)[0] ?? payeeOfLoan(line.type, loan);
}
