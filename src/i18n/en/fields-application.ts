import { allBorrowerFields, commonApplicationFields } from '../../../domain/loan/fields/application-fields';
import { labelsOf } from '../label-families';

/** Labels of a borrower. The co-borrower's fields share them, because the page shows whose they are. */
const borrower = labelsOf(allBorrowerFields) satisfies Record<keyof typeof allBorrowerFields, string>;

export const shared = { borrower };

/** Labels of the other fields of the loan application. Keys of record fields start with their list. */
export const fields = labelsOf(commonApplicationFields) satisfies Record<keyof typeof commonApplicationFields, string>;
