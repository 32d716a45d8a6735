import { formatThousandths } from '../numbers/fixed';
import { priceEffectOfCost } from '../pricing/sign';
import type { LockLine } from './lock-price.schemas';
import type { LockCharge, LockChargeKind } from './lock-record';

const titles: Readonly<Record<LockChargeKind, string>> = {
  'lock-extension': 'Extension',
  'lock-relock': 'Relock',
  'lock-float-down': 'Float-down',
  'lock-concession': 'Concession',
};

function detailOf({ kind, days, number }: LockCharge): string {
  if (kind === 'lock-extension') return `Extension ${number}, ${days} days`;
  return kind === 'lock-relock' ? 'Worst case' : titles[kind];
}

/** A line of the lock in a price. Why a concession was granted stays at the lock desk. */
export const chargeLine = (charge: LockCharge): LockLine => ({
  code: charge.kind,
  Description: titles[charge.kind],
  Detail: detailOf(charge),
  Params: charge.days === undefined ? {} : { days: String(charge.days), number: String(charge.number ?? 1) },
  Price: formatThousandths(priceEffectOfCost(charge.cost)),
  Point: formatThousandths(charge.cost),
  Rate: '0.000',
  IsHidden: false,
  group: 'lock',
  on: charge.on,
});
