import type { AssetRecord, LoanRecords } from '../../loan/records';
import { centsOf, centsOrZero } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { recordFieldPath } from '../field-path';
import { type CalculationLine, line, sumCalculation } from './calculation';
import { nameOf, ownersOf } from './records';

type Codes = readonly (string | null | undefined)[];

/** Cars, businesses and other assets that cannot be sold quickly. */
const ILLIQUID: Codes = ['0', '2', '9', '13', '20'];
const RETIREMENT: Codes = ['6'];
/** Gifts of cash and of equity, and grants. */
const GIFTS: Codes = ['4', '13', '21'];

const isLiquid = ({ type }: AssetRecord): boolean => !ILLIQUID.includes(type);
const isGift = ({ type }: AssetRecord): boolean => GIFTS.includes(type);
const isRetirement = ({ type }: AssetRecord): boolean => RETIREMENT.includes(type);

function assetLine(asset: AssetRecord): CalculationLine {
  const name = asset.type ? ({ list: 'assetType', code: asset.type } as const) : ({ field: 'asset.value' } as const);
  return line(name, centsOf(asset.value), {
    record: nameOf(asset.holder ?? asset.description),
    owners: ownersOf(asset),
    path: recordFieldPath('assets', asset.id, 'value'),
  });
}

const notLiquid = (asset: AssetRecord): CalculationLine => ({ ...assetLine(asset), counted: false, why: 'notLiquid' });

/** Gifts and grants that can pay for closing. */
export const liquidGifts = ({ assets }: Pick<LoanRecords, 'assets'>): Cents =>
  assets.filter((asset) => isGift(asset) && isLiquid(asset)).reduce((sum, { value }) => sum + centsOrZero(value), 0);

/**
 * All assets, those available for closing and reserves (`sAppTotLiqAsset`), and all of them in four categories that add up to
 * the total: accounts and securities, retirement, gifts and grants, not liquid.
 */
export function assetCalculationsOf({ assets }: Pick<LoanRecords, 'assets'>) {
  const linesOf = (which: (asset: AssetRecord) => boolean) => assets.filter(which).map(assetLine);
  return {
    totalAssets: sumCalculation('totalAssets', assets.map(assetLine)),
    liquidAssets: sumCalculation(
      'liquidAssets',
      assets.map((asset) => (isLiquid(asset) ? assetLine(asset) : notLiquid(asset))),
    ),
    accountAssets: sumCalculation(
      'accountAssets',
      linesOf((asset) => isLiquid(asset) && !isGift(asset) && !isRetirement(asset)),
    ),
    retirementAssets: sumCalculation('retirementAssets', linesOf(isRetirement)),
    giftAssets: sumCalculation('giftAssets', linesOf(isGift)),
    illiquidAssets: sumCalculation(
      'illiquidAssets',
      linesOf((asset) => !isLiquid(asset) && !isGift(asset)),
    ),
  };
}
