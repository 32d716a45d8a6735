import { allBorrowerFields, commonApplicationFields } from '../../../domain/loan/fields/application-fields';
import { labelsOf } from '../label-families';

/** Labels of a borrower; the co-borrower's fields have the same, because a page says whose they are. */
const borrower = labelsOf(allBorrowerFields) satisfies Record<keyof typeof allBorrowerFields, string>;

export const shared = { borrower };

/** Labels of the other fields of the loan application; a record's field has its list in front. */
export const fields = labelsOf(commonApplicationFields) satisfies Record<keyof typeof commonApplicationFields, string>;
