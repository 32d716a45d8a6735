import { CORPORATE } from '../reference/corporate';
import type { AdjustmentEntry, FlatEntry } from './adjustment-table';

/** An adjustment of a price group with the days on which it is charged. */
export interface GroupAdjustment {
  /** Null: every group. */
  readonly group: string | null;
  readonly from: string;
  /** The last day; null if it has none. */
  readonly until: string | null;
  readonly entry: FlatEntry;
}

/** Price groups as the LOS prices with them. */
export interface PriceGroups {
  readonly adjustments: readonly GroupAdjustment[];
  /** The group of each branch and company that has one. */
  readonly branches: readonly GroupMember[];
  readonly companies: readonly GroupMember[];
}

interface GroupMember {
  readonly name: string;
  readonly group: string;
}

/** Who a price is for: a company's own group comes before that of the branch that it works with. */
export interface GroupSource {
  readonly company?: string | null | undefined;
  readonly branch?: string | null | undefined;
}

const key = (name: string): string => name.trim().toLowerCase();

const groupIn = (members: readonly GroupMember[], name: string | null | undefined): string | undefined =>
  name ? members.find((one) => key(one.name) === key(name))?.group : undefined;

/** The price group of a loan or user. */
export const priceGroupOf = (groups: PriceGroups | undefined, { company, branch }: GroupSource): string =>
  groupIn(groups?.companies ?? [], company) ?? groupIn(groups?.branches ?? [], branch) ?? CORPORATE;

/** The adjustments of a group on a day (Pacific, YYYY-MM-DD), in the order of the catalog. */
export const groupEntriesOn = (groups: PriceGroups | undefined, group: string, day: string): AdjustmentEntry[] =>
  (groups?.adjustments ?? [])
    .filter((one) => one.group === null || key(one.group) === key(group))
    .filter(({ from, until }) => from <= day && (until === null || day <= until))
    .map(({ entry }) => entry);
