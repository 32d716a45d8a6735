import type { Need } from '../../../domain/application/needs/need';

/** What is missing of one record, one borrower or the loan itself. */
export interface NeedPart {
  readonly key: string;
  readonly needs: readonly Need[];
}

/** What is missing on a page. */
export interface NeedGroup {
  readonly page: string;
  readonly parts: readonly NeedPart[];
}

const LOAN = 'loan';

const partOf = ({ list, recordId, owner }: Need): string => (list ? `${list}.${recordId}` : (owner ?? LOAN));

function groupedBy(needs: readonly Need[], keyOf: (need: Need) => string): [string, Need[]][] {
  const groups = new Map<string, Need[]>();
  for (const need of needs) {
    const key = keyOf(need);
    const group = groups.get(key);
    if (group) group.push(need);
    else groups.set(key, [need]);
  }
  return [...groups];
}

/** Needs by page, and within a page what is nobody's own first, then by borrower and record; else the order stays. */
export const needGroups = (needs: readonly Need[]): NeedGroup[] =>
  groupedBy(needs, ({ page }) => page).map(([page, ofPage]) => ({
    page,
    parts: groupedBy(ofPage, partOf)
      .map(([key, needs]) => ({ key, needs }))
      .sort((a, b) => Number(b.key === LOAN) - Number(a.key === LOAN)),
  }));
