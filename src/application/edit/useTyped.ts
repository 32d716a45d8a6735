import { useWatch } from 'react-hook-form';
import type { LoanDocument } from '../../../domain/loan/document';
import { useSection } from './section-context';

type Typed = Partial<LoanDocument>;

/** The loan with what is typed. A form gives all parts of a page the same values for a letter, which are merged once. */
const documents = new WeakMap<object, { readonly loan: LoanDocument; readonly document: Typed }>();

function withTyped(loan: LoanDocument, values: Typed): Typed {
  const known = documents.get(values);
  if (known?.loan === loan) return known.document;
  const document = { ...loan, ...values };
  documents.set(values, { loan, document });
  return document;
}

/** What is found in the loan with what is typed. Renders again only when something else is found. */
export function useTyped<Found>(find: (document: Typed) => Found): Found {
  const { loan } = useSection();
  return useWatch({ compute: (values) => find(withTyped(loan, values)) });
}
