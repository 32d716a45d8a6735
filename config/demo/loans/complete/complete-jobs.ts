import type { LoanDocument } from '../../../../domain/loan/document';
import type { EmploymentRecord, ResidenceRecord } from '../../../../domain/loan/records';
import { formatCents, toCents } from '../../../../domain/numbers/fixed';
import { type Day, dayOf, dayText } from '../calendar';
import { phoneNumber } from '../contact-data';
import { demoPlaces } from '../places';
import { drawAddress } from '../property';
import type { Random } from '../random';
import type { Party } from './party';

const TWO_YEARS = 731;
const MONTHS_ASKED = 24;

const PREVIOUS_EMPLOYERS = [
  'Cobalt Fern Media',
  'Drift & Anchor Outfitters',
  'Larkmoor Clinics',
  'Tin Roof Tools',
] as const;

function drawPlace(random: Random) {
  const { city, state, zip } = random.pick(demoPlaces);
  return { address: drawAddress(random), city, state, zip, country: 'US' };
}

/** A monthly income split by kind of pay, in whole dollars except for the base pay, which gets the rest. */
function paysOf(job: EmploymentRecord, random: Random): Partial<EmploymentRecord> {
  if (job.selfEmployed) return {};
  const income = toCents(job.monthlyIncome ?? '0');
  const share = (percent: number): number => Math.floor((income * percent) / 100_00) * 100;
  const overtime = random.chance(0.25) ? share(random.int(2, 9)) : 0;
  const bonus = random.chance(0.3) ? share(random.int(2, 12)) : 0;
  return {
    basePay: formatCents(income - overtime - bonus),
    ...(overtime > 0 && { overtimePay: formatCents(overtime) }),
    ...(bonus > 0 && { bonusPay: formatCents(bonus) }),
  };
}

/** The job before one that began within two years. */
function previousOf(job: EmploymentRecord, index: number, random: Random): EmploymentRecord {
  const ended = dayOf(job.startDate ?? '') - 1;
  return {
    id: `previous-job-${index + 1}`,
    owners: job.owners,
    employer: random.pick(PREVIOUS_EMPLOYERS),
    ...drawPlace(random),
    status: '1',
    position: job.position ?? null,
    startDate: dayText(ended - random.int(TWO_YEARS, 2200)),
    endDate: dayText(ended),
    selfEmployed: false,
    monthlyIncome: formatCents(Math.floor((toCents(job.monthlyIncome ?? '0') * random.int(70, 95)) / 100_00) * 100),
  };
}

/** The home before one that a borrower has lived in for less than two years. */
function formerHomeOf(party: Party, random: Random): ResidenceRecord[] {
  const months = Number(party.value('aBAddrMonths'));
  if (months >= MONTHS_ASKED) return [];
  const rents = random.chance(0.8);
  return [
    {
      id: `former-home-${party.owner}`,
      owners: [party.owner],
      ...drawPlace(random),
      basis: rents ? '1' : '3',
      months: MONTHS_ASKED - months + random.int(3, 60),
      ...(rents && { rent: `${random.int(14, 39)}00.00` }),
    },
  ];
}

/** Jobs with addresses and pay by kind, previous jobs and homes, and the related answers. */
export function completeJobs(document: LoanDocument, parties: readonly Party[], today: Day, random: Random) {
  const jobs = document.employments.map((job) => ({
    ...job,
    ...drawPlace(random),
    phone: phoneNumber(random),
    relatedEmployer: false,
    foreignIncome: false,
    seasonalIncome: false,
    ...paysOf(job, random),
    monthsInLine: Math.max(job.monthsInLine ?? 0, Math.ceil((today - dayOf(job.startDate ?? '')) / 30)),
  }));
  const earlier = jobs.flatMap((job, index) =>
    today - dayOf(job.startDate ?? '') < TWO_YEARS ? [previousOf(job, index, random)] : [],
  );
  return {
    employments: [...jobs, ...earlier],
    residences: parties.flatMap((party) => formerHomeOf(party, random)),
  };
}
