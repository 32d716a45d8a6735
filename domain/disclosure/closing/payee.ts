import type { WorksheetLine } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import { ownValue } from '../../tables/own-value';
import { type ClosingContact, type ClosingFacts, closingRoles, contactsIn } from './closing-facts';

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

const TITLE = ['3', ...closingRoles.settlementAgent];

const nameOf = ({ company, name }: ClosingContact): string => company || name;

/** Who is paid for a line: the provider that was entered, or else the contact of the loan in the role that the fee means. */
export function payeeOf(
  line: WorksheetLine,
  loan: NewLoanDocument,
  { contacts, creditor }: Pick<ClosingFacts, 'contacts' | 'creditor'>,
): string | undefined {
  if (line.provider) return line.provider;
  if (line.Beneficiary === '21') return creditor.name;
  if (line.Beneficiary === '26') return loan.sOriginatingCompanyName ?? undefined;
  const roles =
    ownValue(rolesOfPayee, line.Beneficiary) ??
    ownValue(rolesOfType, line.type) ??
    (line.type.startsWith('Title') ? TITLE : []);
  return contactsIn(contacts, roles).map(nameOf)[0];
}
