import type { Requirement } from '../../../domain/application/requirements/requirement';

/** Missing values of one record, one borrower, compliance or the loan itself. */
export interface RequirementPart {
  readonly key: string;
  readonly requirements: readonly Requirement[];
}

/** Missing values on a page. */
export interface RequirementGroup {
  readonly page: string;
  readonly parts: readonly RequirementPart[];
}

const LOAN = 'loan';
const COMPLIANCE = 'compliance';

const partOf = ({ list, recordId, owner, finding }: Requirement): string => {
  if (finding) return COMPLIANCE;
  return list ? `${list}.${recordId}` : (owner ?? LOAN);
};

function groupedBy(
  requirements: readonly Requirement[],
  keyOf: (requirement: Requirement) => string,
): [string, Requirement[]][] {
  const groups = new Map<string, Requirement[]>();
  for (const requirement of requirements) {
    const key = keyOf(requirement);
    const group = groups.get(key);
    if (group) group.push(requirement);
    else groups.set(key, [requirement]);
  }
  return [...groups];
}

/** Requirements by page, then by borrower or record with the loan itself first. Otherwise keeps the order. */
export const requirementGroups = (requirements: readonly Requirement[]): RequirementGroup[] =>
  groupedBy(requirements, ({ page }) => page).map(([page, ofPage]) => ({
    page,
    parts: groupedBy(ofPage, partOf)
      .map(([key, requirements]) => ({ key, requirements }))
      .sort((a, b) => Number(b.key === LOAN) - Number(a.key === LOAN)),
  }));
