import { costsGroups } from './costs-layout';
import { type FieldGroup, fieldOf } from './layout';
import { propertyGroups, titleGroup, titleOfApplication } from './property-layout';
import { termsGroups } from './terms-layout';

/** Parts of the loan and property page, shown one at a time. */
export const loanPropertyParts = {
  property: propertyGroups,
  title: [titleGroup, titleOfApplication],
  terms: termsGroups,
  costs: costsGroups,
} as const satisfies Record<string, readonly FieldGroup[]>;

export type LoanPropertyPart = keyof typeof loanPropertyParts;

export const partNames = Object.keys(loanPropertyParts) as LoanPropertyPart[];

const has = (part: LoanPropertyPart, name: string): boolean =>
  loanPropertyParts[part].some(({ fields }: FieldGroup) => fields.some((placed) => fieldOf(placed) === name));

/** The part that contains a field, given by field path. Title holders are in the title part. */
export function partOfField(path: string): LoanPropertyPart | undefined {
  if (path.startsWith('vestings')) return 'title';
  const name = path.slice(path.lastIndexOf('.') + 1);
  return partNames.find((part) => has(part, name));
}
