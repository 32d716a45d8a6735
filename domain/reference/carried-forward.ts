import {
  type CountyLimit,
  type GeneralLimits,
  type LimitKind,
  type LimitTable,
  limitKinds,
  type UnitLimits,
} from './county-limits';

/**
 * The limits of a year whose general limits are known, but not its counties: a county at a general limit of the year before moves
 * to the new one. A county between them keeps its limit, or gets the new lowest one, and is marked to be confirmed.
 */
export function carriedForward(before: LimitTable, general: GeneralLimits): LimitTable {
  const counties = [...before.counties.values()].map((county) => carriedCounty(county, before, general));
  return { ...general, counties: new Map(counties.map((county) => [county.fips, county])) };
}

const lowest = (kind: LimitKind, { baseline, fhaFloor }: GeneralLimits): UnitLimits =>
  kind === 'fha' ? fhaFloor : baseline;

function carriedCounty(county: CountyLimit, before: GeneralLimits, now: GeneralLimits): CountyLimit {
  const limits = { gse: 0, fha: 0, va: 0 };
  const toConfirm: LimitKind[] = [];
  for (const kind of limitKinds) {
    const [old, [floor], [ceiling]] = [county[kind], lowest(kind, now), now.ceiling];
    if (old === lowest(kind, before)[0]) limits[kind] = floor;
    else if (old === before.ceiling[0]) limits[kind] = ceiling;
    else {
      limits[kind] = Math.max(old, floor);
      toConfirm.push(kind);
    }
  }
  const { fips, state, name } = county;
  return { fips, state, name, ...limits, ...(toConfirm.length > 0 ? { toConfirm } : {}) };
}
