import type { LoanDocument } from '../../../../domain/loan/document';
import type { LiabilityRecord, Owner, ReoRecord } from '../../../../domain/loan/records';
import { formatCents, toCents } from '../../../../domain/numbers/fixed';
import { monthlyPayment } from '../../../../domain/pricing/payment';
import { demoPlaces } from '../places';
import { drawAddress } from '../property';
import type { Random } from '../random';
import { FIRST_RATE } from '../terms';
import type { Party } from './party';

const OWNS = '0';
const LENDERS = ['Amber Coast Mortgage', 'Northline Home Loans', 'Sable Ridge Servicing'] as const;

interface Owned {
  readonly property: ReoRecord;
  readonly mortgage: LiabilityRecord;
}

/** A mortgage on an owned property, linked to the property's record by ID. */
function mortgageOn(property: ReoRecord, balance: number, random: Random): LiabilityRecord {
  return {
    id: `mortgage-${property.id}`,
    owners: [...property.owners],
    type: '0',
    holder: random.pick(LENDERS),
    accountNumber: `XX${random.int(1000, 9999)}`,
    balance: formatCents(balance),
    payment: formatCents(monthlyPayment(balance, FIRST_RATE, 360)),
    paymentIncludesEscrow: false,
    excluded: false,
    payoff: false,
    reoId: property.id,
    mortgageType: '0',
  };
}

/** A rental that covers its costs: the counted part of its rent is slightly more than the expenses. */
function drawRental(owners: readonly Owner[], random: Random): Owned {
  const { city, state, zip, price } = random.pick(demoPlaces);
  const value = Math.round((price * random.int(45, 70)) / 100) * 1_000_00;
  const property: ReoRecord = {
    id: 'rental',
    owners: [...owners],
    address: drawAddress(random),
    city,
    state,
    zip,
    country: 'US',
    value: formatCents(value),
    status: '0',
    currentUsage: '2',
    intendedUsage: '2',
    isSubjectProperty: false,
    units: 1,
  };
  const mortgage = mortgageOn(property, Math.round((value * random.int(35, 55)) / 100_00) * 100, random);
  const expenses = Math.round(value / 1000 / 100) * 100;
  const needed = expenses + toCents(mortgage.payment ?? '0');
  const rent = Math.ceil((needed * random.int(136, 150)) / 100 / 50_00) * 50_00;
  return { property: { ...property, monthlyExpenses: formatCents(expenses), grossRent: formatCents(rent) }, mortgage };
}

/** The home that a buyer leaves: it is sold and its mortgage not counted, unless the loan is for another property. */
function drawPresentHome(party: Party, owners: readonly Owner[], stays: boolean, random: Random): Owned {
  const value = random.int(320, 900) * 1_000_00;
  const text = (field: string): string => String(party.value(field) ?? '');
  const property: ReoRecord = {
    id: `present-home-${party.owner}`,
    owners: [...owners],
    address: text('aBAddr'),
    city: text('aBCity'),
    state: text('aBState'),
    zip: text('aBZip'),
    country: 'US',
    value: formatCents(value),
    status: stays ? '0' : '1',
    currentUsage: '0',
    intendedUsage: stays ? '0' : '3',
    isSubjectProperty: false,
    units: 1,
    monthlyExpenses: '0.00',
  };
  const mortgage = mortgageOn(property, Math.round((value * random.int(30, 60)) / 100_00) * 100, random);
  return { property, mortgage: { ...mortgage, excluded: !stays, paymentIncludesEscrow: true } };
}

const full = (property: ReoRecord): ReoRecord => ({
  ...(property.currentUsage === '2' && { grossRent: '2400.00' }),
  ...property,
  country: 'US',
  units: 1,
  intendedUsage: property.currentUsage ?? '0',
  monthlyExpenses: '0.00',
});

/** All owned property with its mortgages. */
export function completeOwned(document: LoanDocument, parties: readonly Party[], random: Random) {
  const found = parties.flatMap((party) => {
    if (!party.owner.endsWith('B') || party.value('aBAddrT') !== OWNS) return [];
    const isListed = document.reos.some(({ address }) => address === party.value('aBAddr'));
    const together = parties.map(({ owner }) => owner).filter((owner) => owner[0] === party.owner[0]);
    return isListed ? [] : [drawPresentHome(party, together, document.sOccTPe !== '0', random)];
  });
  if (random.chance(0.2)) found.push(drawRental(['0B'], random));
  const home = (debt: LiabilityRecord): LiabilityRecord =>
    debt.reoId ? { ...debt, mortgageType: '0', paymentIncludesEscrow: true } : debt;
  return {
    reos: [...document.reos.map(full), ...found.map(({ property }) => property)],
    liabilities: [...document.liabilities.map(home), ...found.map(({ mortgage }) => mortgage)],
  };
}
