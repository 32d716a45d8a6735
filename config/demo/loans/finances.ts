import { paymentFiguresOf } from '../../../domain/application/calculations/calculations';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanRecords, Owner } from '../../../domain/loan/records';
import { type Cents, formatCents, toCents } from '../../../domain/numbers/fixed';
import { monthlyPayment } from '../../../domain/pricing/payment';
import { type Day, dayText } from './calendar';
import { phoneNumber } from './contact-data';
import type { Property } from './property';
import type { Random } from './random';
import { FIRST_RATE, type Terms } from './terms';

const EMPLOYERS = [
  'Alder & Finch Architects',
  'Bluegate Logistics',
  'Copperline Dental Group',
  'Crescent Bay Unified Schools',
  'Fernwood Robotics',
  'Granite Lantern Studios',
  'Harbor Kite Foods',
  'Juniper County Water District',
  'Lark & Loom Textiles',
  'Meridian Pines Hospital',
  'Northquay Software',
  'Orchard Signal Networks',
  'Pebblebrook Construction',
  'Quillstone Publishing',
  'Saltmarsh Marine Supply',
  'Tallow Creek Brewing',
  'Umbra Lighting Works',
  'Vantage Fold Analytics',
] as const;

const POSITIONS = [
  'Account Manager',
  'Analyst',
  'Electrician',
  'Engineer',
  'Foreman',
  'Nurse',
  'Operations Lead',
  'Pharmacist',
  'Principal',
  'Project Manager',
  'Sales Director',
  'Teacher',
  'Technician',
] as const;

const BANKS = ['Cinder Bank', 'First Juniper Bank', 'Harrow Credit Union', 'Lantern Savings', 'Westvale Bank'] as const;

const monthly = (price: Cents, perMille: number): Cents => Math.round((price * perMille) / 1000 / 12);

/** Taxes, insurance and dues of the home in a month. */
export interface HousingCosts {
  readonly taxes: Cents;
  readonly insurance: Cents;
  readonly dues: Cents;
}

export function drawHousingCosts(property: Property, terms: Terms, random: Random): HousingCosts {
  const { type } = property;
  return {
    taxes: monthly(terms.price, random.int(9, 13)),
    insurance: monthly(terms.price, random.int(2, 4)),
    dues: type === '2' ? random.int(280, 720) * 100 : type === '1' ? random.int(60, 240) * 100 : 0,
  };
}

interface Household {
  readonly owners: readonly Owner[];
  readonly refinances: boolean;
}

/** Common debts, none of them large. */
function drawDebts(owners: readonly Owner[], random: Random): LoanRecords['liabilities'] {
  const debts: LoanRecords['liabilities'] = [];
  const add = (type: string, holder: string, balance: number, payment: number, remainingMonths?: number) => {
    const owner = owners[random.int(0, owners.length - 1)] ?? '0B';
    debts.push({
      id: `debt-${debts.length + 1}`,
      owners: [owner],
      type,
      holder,
      accountNumber: `XX${random.int(1000, 9999)}`,
      balance: formatCents(balance * 100),
      payment: formatCents(payment * 100),
      ...(remainingMonths !== undefined && { remainingMonths }),
      excluded: false,
      payoff: false,
    });
  };
  if (random.chance(0.8)) add('2', 'Cinder Bank Card', random.int(3, 140) * 100, random.int(35, 320));
  if (random.chance(0.5))
    add('3', 'Autumn Auto Finance', random.int(40, 380) * 100, random.int(260, 690), random.int(9, 66));
  if (random.chance(0.25))
    add('3', 'Beacon Student Lending', random.int(60, 520) * 100, random.int(120, 480), random.int(24, 180));
  return debts;
}

/** Jobs with the income that the debt ratio requires, divided among the borrowers. */
function drawJobs(income: Cents, owners: readonly Owner[], today: Day, random: Random): LoanRecords['employments'] {
  const shares = owners.map((_, index) => (index === 0 ? 100 + owners.length * 10 : 60));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return owners.map((owner, index) => {
    const part = Math.round((income * (shares[index] ?? 0)) / total / 100) * 100;
    const selfEmployed = random.chance(0.14);
    return {
      id: `job-${index + 1}`,
      owners: [owner],
      employer: random.pick(EMPLOYERS),
      phone: phoneNumber(random),
      status: '0',
      classification: '0',
      position: selfEmployed ? 'Owner' : random.pick(POSITIONS),
      startDate: dayText(today - random.int(200, 6000)),
      monthsInLine: random.int(24, 260),
      selfEmployed,
      ...(selfEmployed && { ownershipShare: '2' }),
      monthlyIncome: formatCents(part),
    };
  });
}

function drawAssets(terms: Terms, owners: readonly Owner[], random: Random): LoanRecords['assets'] {
  const down = terms.purpose === '0' ? terms.price - terms.amount : 0;
  const needed = down + Math.round(terms.amount / 25);
  const asset = (index: number, type: string, value: Cents) => ({
    id: `asset-${index}`,
    owners: [...owners],
    type,
    holder: random.pick(BANKS),
    accountNumber: `XX${random.int(1000, 9999)}`,
    value: formatCents(Math.round(value / 100) * 100),
  });
  const assets: LoanRecords['assets'] = [
    asset(1, '3', (needed * random.int(10, 30)) / 100),
    asset(2, '7', (needed * random.int(75, 110)) / 100),
  ];
  if (random.chance(0.5)) assets.push(asset(3, '6', (needed * random.int(40, 260)) / 100));
  if (down > 0 && random.chance(0.12)) {
    assets.push({ ...asset(4, '4', (down * random.int(10, 40)) / 100), giftSource: '1', giftDeposited: true });
  }
  return assets;
}

/** The mortgage that a refinance pays off or that precedes a second lien, with its home. */
function drawOwned(property: Property, terms: Terms, owners: readonly Owner[], random: Random) {
  // A cash-out pays off less than its amount; other refinances, nearly all of it.
  const share = terms.purpose === '2' ? random.int(68, 84) : random.int(96, 99);
  const balance = terms.firstMortgage > 0 ? terms.firstMortgage : Math.round((terms.amount * share) / 100_00) * 100;
  const reo: LoanRecords['reos'][number] = {
    id: 'home',
    owners: [...owners],
    address: property.address,
    city: property.place.city,
    state: property.place.state,
    zip: property.place.zip,
    value: formatCents(terms.price),
    status: '0',
    currentUsage: terms.occupancy,
    isSubjectProperty: true,
  };
  const mortgage: LoanRecords['liabilities'][number] = {
    id: 'mortgage',
    owners: [...owners],
    type: '0',
    holder: random.pick(BANKS),
    accountNumber: `XX${random.int(1000, 9999)}`,
    balance: formatCents(balance),
    payment: formatCents(monthlyPayment(balance, FIRST_RATE, 360)),
    payoff: terms.firstMortgage === 0,
    excluded: terms.firstMortgage > 0,
    reoId: 'home',
  };
  return { reo, mortgage, balance };
}

/** Income, debts and assets that fit the loan: the income results in a plausible debt ratio, between 24% and 46%. */
export function drawFinances(
  property: Property,
  terms: Terms,
  costs: HousingCosts,
  household: Household,
  today: Day,
  random: Random,
): LoanRecords & { paidOff: Cents } {
  const { owners } = household;
  const debts = drawDebts(owners, random);
  const owed = debts.reduce((sum, debt) => sum + toCents(debt.payment ?? '0'), 0);
  const payment = monthlyPayment(terms.note, terms.rate, terms.program.termMonths);
  const firstPayment = terms.firstMortgage > 0 ? monthlyPayment(terms.firstMortgage, FIRST_RATE, 360) : 0;
  const total = payment + firstPayment + costs.taxes + costs.insurance + costs.dues + owed;
  const income = Math.round((total * 100) / random.int(24, 46));
  const owned = household.refinances ? drawOwned(property, terms, owners, random) : undefined;
  return {
    employments: drawJobs(income, owners, today, random),
    incomes: random.chance(0.08)
      ? [{ id: 'income-1', owners: ['0B'], type: '9', monthlyAmount: formatCents(random.int(80, 900) * 100) }]
      : [],
    assets: drawAssets(terms, owners, random),
    liabilities: owned ? [...debts, owned.mortgage] : debts,
    reos: owned ? [owned.reo] : [],
    residences: [],
    vestings: [],
    paidOff: owned && terms.firstMortgage === 0 ? owned.balance : 0,
  };
}

/** The share of income that pays the primary residence of a borrower who buys another property. */
const RESIDENCE_SHARE_PERCENT = 36;
/** The mortgage payment of an owner's residence, in percent of the property's payment. */
const RESIDENCE_PAYMENT_PERCENT = 60;

/** A loan for a second home or an investment: an owner has a mortgage on the residence, and the first job pays for it. */
export function withResidencePaid(document: LoanDocument): LoanDocument {
  const { residenceHousing, proposedHousing } = paymentFiguresOf(document).housing;
  const [first, ...others] = document.employments;
  if (residenceHousing.value === undefined || !first) return document;
  const rent = toCents(residenceHousing.value);
  const mortgage = Math.round((toCents(proposedHousing.value ?? '0') * RESIDENCE_PAYMENT_PERCENT) / 100_00) * 100;
  const [applicant, ...rest] = document.applicants;
  const income = toCents(first.monthlyIncome ?? '0') + Math.round((rent || mortgage) / RESIDENCE_SHARE_PERCENT) * 100;
  return {
    ...document,
    employments: [{ ...first, monthlyIncome: formatCents(income) }, ...others],
    ...(rent === 0 && { applicants: [{ ...applicant, aPres1stM: formatCents(mortgage) }, ...rest] }),
  };
}
