import { codeLists } from '../../../domain/loan/codes/code-lists';
import type { LoanDocument } from '../../../domain/loan/document';
import type { FieldPlace, FieldSpec } from '../../../domain/loan/fields/field';
import { fieldTable } from '../../../domain/loan/fields/field-table';

/** A field that only the LOS may set, and how to send it. */
export interface ForbiddenField {
  readonly name: string;
  readonly spec: FieldSpec;
}

/** Every guarded or computed field of the field table. */
export const forbiddenFields: readonly ForbiddenField[] = Object.entries<FieldSpec>(fieldTable)
  .filter(([, spec]) => spec.guarded || spec.computed)
  .map(([name, spec]) => ({ name, spec }));

const listsOf: Readonly<Partial<Record<FieldPlace, keyof LoanDocument>>> = {
  ...{ asset: 'assets', liability: 'liabilities', reo: 'reos', employment: 'employments', income: 'incomes' },
  ...{ residence: 'residences', vesting: 'vestings' },
};

/** The part of a loan that carries the field. */
function holderOf(loan: LoanDocument, place: FieldPlace): unknown {
  const list = listsOf[place];
  if (list !== undefined) return (loan[list] as readonly unknown[] | undefined)?.[0];
  return place === 'loan' ? loan : loan.applicants[0];
}

const plainName = (name: string): string => name.replace(/^\w+\./, '');

export function storedValue(loan: LoanDocument, { name, spec }: ForbiddenField): unknown {
  const holder = holderOf(loan, spec.place);
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, plainName(name)) : undefined;
}

/** A valid value that the field does not have, so that it shows if it was stored. */
export function forgedValue({ spec }: ForbiddenField, stored: unknown): unknown {
  const codes = Object.keys(new Map(Object.entries(codeLists)).get(spec.codes ?? '') ?? {});
  switch (spec.kind) {
    case 'yesno':
      return stored !== true;
    case 'code':
      return codes.find((code) => code !== stored);
    case 'codes':
      return codes.slice(-1);
    case 'integer':
      return Math.max(spec.min ?? 7, 7) === stored ? 8 : Math.max(spec.min ?? 7, 7);
    case 'money':
    case 'percent':
    case 'decimal':
      return (7.7777777).toFixed(spec.scale ?? (spec.kind === 'money' ? 2 : 3));
    case 'date':
      return '2031-07-07';
    case 'instant':
      return '2031-07-07T07:07:07.000Z';
    case 'email':
      return 'forged@example.com';
    case 'phone':
      return '(626) 555-0177';
    case 'state':
      return 'WY';
    default:
      return 'forged';
  }
}

/** The body that sets the field, in the place where it belongs. */
export function bodyWith({ name, spec }: ForbiddenField, value: unknown, loan: LoanDocument | null): object {
  const entry = { [plainName(name)]: value };
  const list = listsOf[spec.place];
  if (list === undefined) return spec.place === 'loan' ? entry : { applicants: [entry] };
  const first = loan === null ? {} : holderOf(loan, spec.place);
  return { [list]: [{ id: 'job', owners: ['0B'], ...(typeof first === 'object' ? first : {}), ...entry }] };
}

/** The body that sets every field of the loan and of its first application. */
export function bodyWithAll(loan: LoanDocument): object {
  const ofLoan = forbiddenFields.filter(({ spec }) => listsOf[spec.place] === undefined);
  const entries = (fields: readonly ForbiddenField[]) =>
    Object.fromEntries(fields.map((field) => [field.name, forgedValue(field, storedValue(loan, field))]));
  return {
    ...entries(ofLoan.filter(({ spec }) => spec.place === 'loan')),
    applicants: [entries(ofLoan.filter(({ spec }) => spec.place !== 'loan'))],
  };
}
