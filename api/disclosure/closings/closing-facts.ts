import { calculationsOf } from '../../../domain/application/calculations/calculations';
import { payoffsOf } from '../../../domain/application/calculations/payoffs';
import type { Agent } from '../../../domain/contacts/agent.schemas';
import {
  type ClosingContact,
  type ClosingFacts,
  type Creditor,
  defaultChoices,
  type Payoff,
} from '../../../domain/disclosure/closing/closing-facts';
import { worksheetOf } from '../../../domain/fees/worksheet';
import type { Settings } from '../../../domain/lender/settings.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { ClosingChoices } from '../../../domain/loan/fees/closing-lists';
import { toCents } from '../../../domain/numbers/fixed';
import type { AppContext } from '../../app-context';
import { reportingAgency } from '../../credit/credit.service';
import { disclosedInsurance, disclosedTerms, loanComparisons } from '../../fees/fees.service';
import { readLos } from '../../loan/gateway.service';
import { offeredByLos } from '../../los/offered';
import { lenderSettings } from '../../reference/reference.service';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

const contactOf = (agent: Agent): ClosingContact => ({
  ...{ role: agent.AgentRoleT, company: agent.CompanyName, name: agent.AgentName },
  address: [
    agent.StreetAddr,
    [agent.City, joined(agent.State, agent.Zip)].filter((part) => part !== '').join(', '),
  ].filter((line) => line !== ''),
  ...{ state: agent.State, license: agent.LicenseNum, email: agent.EmailAddr, phone: agent.Phone },
});

/** AgentRoleT of who makes credit reports. */
const CREDIT_REPORT = '5';
const noContact: ClosingContact = {
  ...{ role: '', company: '', name: '', address: [], state: '', license: '', email: '', phone: '' },
};

/** The contacts of a loan. Who made its credit report is known without one. */
async function contactsOf(portal: AppContext, loanNum: string): Promise<ClosingContact[]> {
  const offered = await offeredByLos(portal.los);
  const agents = offered.includes('directory') ? await readLos(() => portal.los.agents(loanNum)) : [];
  const contacts = agents.map(contactOf);
  if (contacts.some(({ role }) => role === CREDIT_REPORT)) return contacts;
  const company = await reportingAgency(portal, loanNum);
  return company === undefined ? contacts : [...contacts, { ...noContact, role: CREDIT_REPORT, company }];
}

const CORRESPONDENT = '3';

/** Who makes the loan: a correspondent closes it in its own name. */
function creditorOf(loan: LoanDocument, settings: Settings): Creditor {
  const { sUrlaCompanyAddr, sUrlaCompanyCity, sUrlaCompanyState, sUrlaCompanyZip } = loan;
  if (loan.sBranchChannelT !== CORRESPONDENT || !loan.sOriginatingCompanyName)
    return { name: settings.lenderName, address: [settings.lenderAddress], nmls: settings.nmlsId };
  const region = joined(sUrlaCompanyState ?? '', sUrlaCompanyZip ?? '');
  const city = [sUrlaCompanyCity ?? '', region].filter(Boolean).join(', ');
  return {
    name: loan.sOriginatingCompanyName,
    address: [sUrlaCompanyAddr ?? '', city].filter(Boolean),
    nmls: loan.sUrlaCompanyNmlsId ?? loan.sOriginatingCompanyNMLSId ?? null,
  };
}

/** The debts that the loan pays off, or their sum if the application does not list them. */
function payoffLines(loan: LoanDocument): Payoff[] {
  const lines = calculationsOf(loan)
    .payoffBalance.lines.filter(({ counted }) => counted)
    .map(({ record, amount }) => ({ to: record ?? 'Debt', amount: toCents(amount ?? '0') }));
  const total = payoffsOf(loan);
  const listed = lines.reduce((sum, line) => sum + line.amount, 0);
  return listed === total ? lines : total === 0 ? [] : [{ to: 'Debts paid off', amount: total }];
}

/** The choices of the last Closing Disclosure, which the next one begins with. */
export const lastChoices = ({ closingDisclosures = [] }: LoanDocument): ClosingChoices =>
  closingDisclosures.at(-1)?.choices ?? defaultChoices;

/** What the Closing Disclosure of a loan is made of on a day. */
export async function closingFactsOf(
  portal: AppContext,
  loan: LoanDocument,
  issued: string,
  choices: ClosingChoices,
): Promise<ClosingFacts> {
  const settings = await lenderSettings(portal.db);
  const terms = disclosedTerms(loan);
  const insurance = terms && disclosedInsurance(loan, terms);
  return {
    terms,
    insurance,
    comparisons: terms && insurance && loanComparisons(loan, terms, insurance, worksheetOf(loan)),
    contacts: await contactsOf(portal, loan.sLNm),
    creditor: creditorOf(loan, settings),
    payoffs: payoffLines(loan),
    ...{ issued, choices },
  };
}
