import { statusLabel } from '../../../domain/loan/status';
import { INVESTOR_CATEGORY } from '../../../domain/underwriting/investor-conditions';
import { dayText, workdaysAfter } from './calendar';
import { emailName, phoneNumber } from './contact-data';
import { dayIn, hasBeen, type Journey } from './journey';
import { firstNames, lastNames } from './people-names';
import type { Random } from './random';

/** An entry of the status log. */
export interface DemoStatusLogEntry {
  readonly at: string;
  readonly status: string;
  readonly from: string | null;
  readonly by: string;
  readonly description: string;
}

/** A contact, by the field names of the LOS. */
export interface DemoAgent {
  readonly id: string;
  readonly AgentRoleT: string;
  readonly AgentRoleTDesc: string;
  readonly AgentName: string;
  readonly CompanyName: string;
  readonly Phone: string;
  readonly EmailAddr: string;
}

export interface DemoCondition {
  readonly id: string;
  readonly status: 'Active' | 'Closed';
  readonly cat: string;
  readonly description: string;
  readonly createdD: string;
  readonly doneD: string | null;
  /** Of conditions of the investor. */
  readonly dueD?: string;
  readonly state?: 'active' | 'submitted';
}

/** One line for each status on the way. */
export const statusLogOf = ({ steps }: Journey, officer: string): DemoStatusLogEntry[] =>
  steps.map(({ status, at }, index) => ({
    at,
    status,
    from: steps[index - 1]?.status ?? null,
    by: index < 3 ? officer : 'Operations',
    description: index === 0 ? 'Opened' : statusLabel(status),
  }));

const FIRMS = [
  ['1', 'Appraiser', ['Plumbline Appraisal', 'Three Oaks Valuation']],
  ['2', 'Escrow', ['Anchor Gate Escrow', 'Willow Desk Escrow']],
  ['3', 'Title', ['Cairn Title', 'Meadow Deed Title']],
  ['26', 'Closing Agent', ['Ferry Street Closings']],
  ['33', 'Listing Agent', ['Open Gate Realty', 'Sundial Homes']],
  ['43', 'Selling Agent', ['Harvest Moon Realty', 'Kitewing Properties']],
] as const;

/** Firms that work on the loan: title and escrow once registered, the agents of a purchase from the start. */
export function drawAgents(journey: Journey, isPurchase: boolean, random: Random): DemoAgent[] {
  const wanted = [
    ...(isPurchase ? ['33', '43'] : []),
    ...(hasBeen(journey, '3') ? ['2', '3'] : []),
    ...(hasBeen(journey, '13') ? ['1'] : []),
    ...(hasBeen(journey, '35') ? ['26'] : []),
  ];
  return FIRMS.filter(([role]) => wanted.includes(role)).map(([role, title, firms]) => {
    const name = `${random.pick(firstNames)[0]} ${random.pick(lastNames)}`;
    const company = firms[random.int(0, firms.length - 1)] ?? firms[0];
    return {
      id: `agent-${role}`,
      AgentRoleT: role,
      AgentRoleTDesc: title,
      AgentName: name,
      CompanyName: company,
      Phone: phoneNumber(random),
      EmailAddr: `${emailName(name)}@example.com`,
    };
  });
}

/** Category, text, and the status that it has to be met for. */
const CONDITIONS = [
  ['Credit', 'Letter of explanation for the recent credit inquiries', '33'],
  ['Credit', 'Proof that the collection account has been paid', '33'],
  ['AUS', 'Verify all income in the findings with paystubs of the last 30 days', '33'],
  ['PTA', 'Complete purchase agreement with all addenda', '4'],
  ['PTA', 'Appraisal in acceptable condition, value supported', '4'],
  ['PTD', 'Two months of bank statements, all pages', '21'],
  ['PTD', 'Source of the earnest money deposit', '21'],
  ['PTD', 'Evidence of hazard insurance with the mortgagee clause', '21'],
  ['PTD', 'Verbal verification of employment within ten days', '21'],
  ['TRID', 'Intent to proceed in file', '13'],
  ['QC', 'Fraud report cleared', '21'],
  ['PTF', 'Signed closing package, all documents', '6'],
  ['PTF', 'Final settlement statement', '6'],
  ['PTI', 'Recorded deed of trust', '20'],
] as const;

/** What an investor asks for, and how many days it gives. */
const INVESTOR_DAYS = 10;
const investorTexts = ['Corrected flood certificate with the loan number', 'Copy of the paid hazard policy'];

/** Conditions that the investor raised: open in status 37, and answered in status 38. */
function investorConditions({ status, last }: Journey): DemoCondition[] {
  if (status !== '37' && status !== '38') return [];
  return investorTexts.map((description, index) => ({
    ...{ id: `condition-investor-${index + 1}`, status: 'Active', cat: INVESTOR_CATEGORY, description, doneD: null },
    ...{ createdD: dayText(last.day), dueD: dayText(last.day + INVESTOR_DAYS) },
    state: status === '38' ? 'submitted' : 'active',
  }));
}

/** Underwriting conditions, met if the loan has passed their stage. */
export function drawConditions(journey: Journey, random: Random): DemoCondition[] {
  const since = dayIn(journey, '13');
  if (since === undefined) return [];
  const suspended = journey.status === '8';
  const drawn = CONDITIONS.filter(() => random.chance(0.55)).map(([cat, description, needed], index): DemoCondition => {
    const passed = dayIn(journey, needed);
    const done = passed ?? (random.chance(0.2) ? Math.min(workdaysAfter(since, 2), journey.last.day) : undefined);
    return {
      id: `condition-${index + 1}`,
      status: done === undefined ? 'Active' : 'Closed',
      cat,
      description,
      createdD: dayText(since),
      doneD: done === undefined ? null : dayText(done),
    };
  });
  if (!suspended) return [...drawn, ...investorConditions(journey)];
  const reason = 'Income cannot be verified; see the suspense notification';
  return [
    ...drawn,
    {
      id: 'condition-suspense',
      status: 'Active',
      cat: 'Suspense',
      description: reason,
      createdD: dayText(journey.last.day),
      doneD: null,
    },
  ];
}
