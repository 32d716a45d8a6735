import type { Binding } from '../binding';
import { closingBindings, insuranceBindings, paymentBindings } from './closing-bindings';
import { armBindings, termsBindings, transactionBindings } from './loan-bindings';
import { propertyBindings } from './property-bindings';
import { propertyDetailBindings } from './property-detail-bindings';

/** All rows of the subject loan; paths begin at its `LOAN`. */
export const subjectLoanBindings: readonly Binding[] = [
  ...insuranceBindings,
  ...termsBindings,
  ...armBindings,
  ...transactionBindings,
  ...paymentBindings,
  ...closingBindings,
];

/** All rows of the property that secures it; paths begin at `SUBJECT_PROPERTY`. */
export const subjectPropertyBindings: readonly Binding[] = [...propertyBindings, ...propertyDetailBindings];
