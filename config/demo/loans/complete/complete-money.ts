import type { LoanDocument } from '../../../../domain/loan/document';
import type { AssetRecord, LiabilityRecord } from '../../../../domain/loan/records';
import { formatCents, toCents } from '../../../../domain/numbers/fixed';
import type { Random } from '../random';

const GIFT = '4';
const CHILD_SUPPORT = '21';

/** A gift towards the purchase, usually from a relative, deposited or expected. */
function drawGift(price: number, random: Random): AssetRecord {
  return {
    id: 'gift',
    owners: ['0B'],
    type: GIFT,
    holder: random.pick(['Parents', 'Grandparents', 'Aunt']),
    value: formatCents(Math.round((price * random.int(2, 6)) / 100 / 500_00) * 500_00),
    giftSource: random.weighted([
      ['1', 85],
      ['3', 15],
    ]),
    giftDeposited: random.chance(0.6),
  };
}

/** Support for a child who lives elsewhere, small compared to the income. */
function drawSupport(document: LoanDocument, random: Random): LiabilityRecord {
  const income = document.employments
    .filter(({ status }) => status === '0')
    .reduce((sum, job) => sum + toCents(job.monthlyIncome ?? '0'), 0);
  return {
    id: 'support',
    owners: ['0B'],
    type: CHILD_SUPPORT,
    payment: formatCents(Math.round((income * 2) / 100 / 100) * 100),
    remainingMonths: random.int(14, 150),
    excluded: false,
    payoff: false,
  };
}

/** Gifts, and expenses that are no debts. */
export function completeMoney(document: LoanDocument, random: Random) {
  const price = toCents(document.sPurchPrice ?? '0');
  const hasGift = document.assets.some(({ type }) => type === GIFT);
  const gift = price > 0 && !hasGift && random.chance(0.3) ? [drawGift(price, random)] : [];
  const support = random.chance(0.1) ? [drawSupport(document, random)] : [];
  return { assets: [...document.assets, ...gift], liabilities: [...document.liabilities, ...support] };
}
