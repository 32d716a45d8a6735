import { costsGroups } from './costs-layout';
import { type FieldGroup, fieldOf } from './layout';
import { propertyGroups, titleGroup, titleOfApplication } from './property-layout';
import { termsGroups } from './terms-layout';

/** The parts that the page of the loan and its property is shown in, one at a time. */
export const loanPropertyParts = {
  property: propertyGroups,
  title: [titleGroup, titleOfApplication],
  terms: termsGroups,
  costs: costsGroups,
} as const satisfies Record<string, readonly FieldGroup[]>;

export type LoanPropertyPart = keyof typeof loanPropertyParts;

export const partNames = Object.keys(loanPropertyParts) as LoanPropertyPart[];

const has = (part: LoanPropertyPart, name: string): boolean =>
  loanPropertyParts[part].some(({ fields }: FieldGroup) => fields.some((laid) => fieldOf(laid) === name));

/** The part where a place of the document is entered: by the name of its field, or the list of those who take title. */
export function partOfField(path: string): LoanPropertyPart | undefined {
  if (path.startsWith('vestings')) return 'title';
  const name = path.slice(path.lastIndexOf('.') + 1);
  return partNames.find((part) => has(part, name));
}
