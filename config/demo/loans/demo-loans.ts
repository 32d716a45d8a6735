import { withComputed } from '../../../domain/application/change/computed';
import type { LoanDocument } from '../../../domain/loan/document';
import type { EmployeeRole } from '../../../domain/loan/fields/employee-fields';
import type { Owner } from '../../../domain/loan/records';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { Program } from '../../../domain/pricing/program';
import type { DemoBranch, DemoCompany } from '../organization';
import {
  type DemoAgent,
  type DemoCondition,
  type DemoStatusLogEntry,
  drawAgents,
  drawConditions,
  statusLogOf,
} from './around-loan';
import { drawApplicants, drawHouseholds, namesOf } from './borrowers';
import { type Day, dayOf, dayText } from './calendar';
import { completeApplication } from './complete/complete-application';
import { drawDisclosed } from './disclosed/disclosed-loan';
import { drawDisclosure } from './disclosures';
import { drawFinances, drawHousingCosts, withResidencePaid } from './finances';
import { closingDay, dayIn, drawJourney, hasBeen, type Journey, journeyValues } from './journey';
import { drawLock, type Lock, lockEnd, lockValues } from './lock';
import {
  type Assignments,
  assignmentValues,
  drawAssignments,
  drawOrigin,
  type Origin,
  originValues,
  PURCHASED,
  type Showcase,
} from './origin';
import { drawProperty, type Property, propertyValues } from './property';
import { type Random, randomOf } from './random';
import { drawRegister } from './register';
import { drawSale } from './sale';
import { drawServicing } from './servicing';
import { chosenStatus, demoStatuses } from './stages';
import { COMPENSATION, drawTerms, programValues, type Terms, termValues } from './terms';

/** The parameters of a demo. The same order gives the same loans, one by one, however many are requested. */
export interface DemoLoansOrder {
  readonly seed: number;
  readonly count: number;
  /** Pacific day; nothing in a loan happened later. */
  readonly today: string;
  readonly branches: readonly DemoBranch[];
  readonly companies: readonly DemoCompany[];
  readonly programs: readonly Program[];
}

/** A loan with its contacts, conditions and logs. */
export interface DemoLoan {
  readonly document: LoanDocument;
  readonly statusLog: readonly DemoStatusLogEntry[];
  readonly agents: readonly DemoAgent[];
  readonly conditions: readonly DemoCondition[];
}

/** The counter of the first loan number; the others follow. */
const FIRST_NUMBER = 51_000;

/** Open loans of each demo officer, besides one in every status, for demonstrating registration. */
const OPEN_SHOWCASES = 6;

interface Plan {
  readonly status: string;
  readonly showcase?: Showcase;
}

/** The first loans are the demo officers': some open ones, and one in every status that their channel has. */
const showcases: readonly Plan[] = (['retail', 'broker'] as const).flatMap((showcase) => [
  ...Array.from({ length: OPEN_SHOWCASES }, () => ({ status: '0', showcase })),
  ...demoStatuses.filter((status) => status !== PURCHASED).map((status) => ({ status, showcase })),
]);

/** Everything that is drawn before the details: the fields of a pipeline row. */
interface Core {
  readonly loanNum: string;
  readonly opened: string;
  readonly journey: Journey;
  readonly origin: Origin;
  readonly people: Assignments;
  readonly property: Property;
  readonly terms: Terms;
  /** A loan without a program has not been priced yet. */
  readonly hasProgram: boolean;
  readonly lock: Lock;
  readonly closes: Day;
  readonly households: ReturnType<typeof drawHouseholds>;
}

function drawCore(order: DemoLoansOrder, index: number, today: Day, random: Random): Core {
  const plan: Plan = showcases[index] ?? { status: chosenStatus(random) };
  const journey = drawJourney(plan.status, today, random);
  const origin = drawOrigin(order, plan.status, random, plan.showcase);
  const property = drawProperty(origin.state, random);
  const opened = dayText(journey.steps[0].day);
  return {
    loanNum: `${opened.slice(2, 4)}${opened.slice(5, 7)}${String(FIRST_NUMBER + index).padStart(6, '0')}`,
    opened,
    journey,
    origin,
    people: drawAssignments(origin, journey, random),
    property,
    terms: drawTerms(order.programs, property, random),
    hasProgram: hasBeen(journey, '3') || random.chance(plan.status === '0' ? 0.5 : 0.75),
    lock: drawLock(journey, today, random),
    closes: closingDay(journey, today, random),
    households: drawHouseholds(random),
  };
}

const ownersOf = (households: Core['households']): Owner[] =>
  households.flatMap(([, coborrower], index): Owner[] =>
    index === 0 ? (coborrower ? ['0B', '0C'] : ['0B']) : coborrower ? ['1B', '1C'] : ['1B'],
  );

function drawDocument(core: Core, today: Day, random: Random): LoanDocument {
  const { property, terms, households, journey, hasProgram } = core;
  const costs = drawHousingCosts(property, terms, random);
  const refinances = terms.purpose !== '0';
  const household = { owners: ownersOf(households), refinances };
  const { paidOff, ...records } = drawFinances(property, terms, costs, household, today, random);
  const { city, state, zip } = property.place;
  return {
    ...originValues(core.origin),
    ...assignmentValues(core.people),
    ...termValues(terms),
    ...(hasProgram && programValues(terms)),
    ...propertyValues(property),
    ...lockValues(core.lock),
    ...drawDisclosure(journey, hasProgram, random),
    sProRealETx: formatCents(costs.taxes),
    sProHazIns: formatCents(costs.insurance),
    ...(costs.dues > 0 && { sProHoAssocDues: formatCents(costs.dues) }),
    ...(paidOff > 0 && { sRefPdOffAmt: formatCents(paidOff) }),
    sTotEstCcAmt: formatCents(Math.round(terms.amount / 100 / 100) * 100),
    sOriginatorCompensationPaymentSourceT: '2',
    sOriginatorCompensationPercent: formatThousandths(COMPENSATION),
    sCreatedD: core.opened,
    sLastModifiedT: journey.last.at,
    sEstCloseD: dayText(core.closes),
    ...journeyValues(journey),
    sLNm: core.loanNum,
    version: 1,
    ...records,
    applicants: drawApplicants(
      households,
      {
        today,
        score: terms.score,
        owns: refinances || random.chance(0.4),
        occupies: terms.occupancy === '0',
        served: terms.program.loanType === '2',
        property: { address: property.address, city, state, zip },
        refinances,
      },
      terms.occupancy,
      random,
    ),
  };
}

/** A separate seed for completing applications, so that nothing else of a loan depends on it. */
const COMPLETE_SEED = 1009;

/** Another one for the sale of a locked loan. */
const SALE_SEED = 2027;

/** Another one for the servicing of a funded loan. */
const SERVICING_SEED = 3049;

/** Another one for what the loan/application register needs. */
const REGISTER_SEED = 4051;

/** Another one for the fees and disclosures of an approved loan. */
const DISCLOSURES_SEED = 5077;

/**
 * The random choices of a loan: of its body, of its completion, of its sale, of its servicing, of the register, and of its
 * disclosures. */
interface Draws {
  readonly random: Random;
  readonly own: Random;
  readonly sale: Random;
  readonly servicing: Random;
  readonly register: Random;
  readonly disclosures: Random;
}

function fullDocument(core: Core, today: Day, draws: Draws): LoanDocument {
  const { random, own, sale, servicing, register, disclosures } = draws;
  const document = withResidencePaid(drawDocument(core, today, random));
  const isComplete = hasBeen(core.journey, '3') && own.chance(0.6);
  const completed = isComplete ? completeApplication(document, today, own) : document;
  const serviced = { ...completed, ...drawServicing(completed, dayText(today), servicing) };
  const whole = withComputed({
    ...serviced,
    ...drawSale(completed, today, sale),
    ...drawRegister(serviced, register),
  });
  const disclosed = drawDisclosed(whole, core.journey, today, disclosures);
  return disclosed === whole ? whole : withComputed(disclosed);
}

/** Loans in full, one after the other: nothing is held but the one that is being made. */
export function* demoLoans(order: DemoLoansOrder): Generator<DemoLoan> {
  const today = dayOf(order.today);
  for (let index = 0; index < order.count; index += 1) {
    const random = randomOf(order.seed, index);
    const core = drawCore(order, index, today, random);
    yield {
      document: fullDocument(core, today, {
        random,
        own: randomOf(order.seed + COMPLETE_SEED, index),
        sale: randomOf(order.seed + SALE_SEED, index),
        servicing: randomOf(order.seed + SERVICING_SEED, index),
        register: randomOf(order.seed + REGISTER_SEED, index),
        disclosures: randomOf(order.seed + DISCLOSURES_SEED, index),
      }),
      statusLog: statusLogOf(core.journey, core.origin.officer.name),
      agents: drawAgents(core.journey, core.terms.purpose === '0', random),
      conditions: drawConditions(core.journey, random),
    };
  }
}

/**
 * The same loans with only the fields of a pipeline row, for generating a million of them: no lists, no details of borrowers
 * and property, and of the computed fields only the note amount.
 */
export function* demoPipelineLoans(order: DemoLoansOrder): Generator<LoanDocument> {
  const today = dayOf(order.today);
  for (let index = 0; index < order.count; index += 1) {
    yield pipelineDocument(drawCore(order, index, today, randomOf(order.seed, index)));
  }
}

/** One object literal with fixed fields and order, which makes generating a million of them fast. */
function pipelineDocument({ journey, origin, people, terms, hasProgram, lock, ...core }: Core): LoanDocument {
  const funded = dayIn(journey, '6');
  const named = (role: EmployeeRole) => people.find(([one]) => one === role)?.[1]?.name ?? null;
  return {
    version: 1,
    sLNm: core.loanNum,
    sStatusT: journey.status,
    sStatusD: dayText(journey.last.day),
    sBranchChannelT: origin.channel,
    sCorrespondentProcessT: origin.correspondentProcess ?? null,
    sBranchName: origin.branch ?? null,
    sOriginatingCompanyName: origin.company ?? null,
    sLPurposeT: terms.purpose,
    sLpTemplateNm: hasProgram ? terms.program.name : null,
    sLAmtCalc: formatCents(terms.amount),
    sFinalLAmt: formatCents(terms.note),
    sNoteIR: hasProgram ? formatThousandths(terms.rate) : null,
    sRateLockStatusT: lock.status,
    sRLckdExpiredD: lock.from === undefined ? null : lockEnd(lock.from, lock.days),
    sEmployeeLoanRepName: origin.officer.name,
    sEmployeeLoanRepLogin: origin.officer.login,
    sEmployeeProcessorName: named('Processor'),
    sEmployeeUnderwriterName: named('Underwriter'),
    sEstCloseD: dayText(core.closes),
    sFundD: funded === undefined ? null : dayText(funded),
    applicants: namesOf(core.households),
    employments: [],
    incomes: [],
    assets: [],
    liabilities: [],
    reos: [],
    residences: [],
    vestings: [],
  };
}
