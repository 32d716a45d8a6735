import { loanDefaultNames } from '../../domain/reference/loan-default-names';
import type { shared as appraisal } from './en/appraisal';
import type { shared as application } from './en/fields-application';
import type { shared as loan } from './en/fields-loan';
import type { shared as people } from './en/people';
import type { shared as reference } from './en/reference';
import { borrowerLabels, dateLabels, employeeLabels, type Labels } from './label-families';
import { mergeTexts, type TextTree } from './text-tree';

type LoanTexts = (typeof loan)['loan'];
type SharedTexts = typeof appraisal & typeof application & typeof loan & typeof people & typeof reference;

/**
 * The texts of an area in one language. `shared` holds no messages: other texts are built from it, in the same way in
 * every language.
 */
export interface AreaTexts extends TextTree {
  readonly shared?: Partial<SharedTexts>;
  readonly fields?: Labels;
  readonly roleNames?: Labels;
}

/** Labels of loan fields, and of the fields with a lender default. */
function loanLabels(own: Labels, { dates, dateTime, employees, employee }: LoanTexts): TextTree {
  const fields: Labels = { ...own, ...dateLabels(dates, dateTime), ...employeeLabels(employees, employee) };
  const defaults = Object.fromEntries(loanDefaultNames.map((name) => [name, fields[name]]));
  return { fields, resources: { loanDefaults: { fields: defaults } } };
}

/** The same texts for several resources. */
const inResources = (names: readonly string[], texts: TextTree): TextTree => ({
  resources: Object.fromEntries(names.map((name) => [name, texts])),
});

/** All messages of an area: its own texts, and those derived from them. */
export function messagesOf({ shared = {}, ...texts }: AreaTexts): TextTree {
  const { loan, borrower, user, signInMethods, organization, appraiser } = shared;
  const { roleNames } = texts;
  return mergeTexts(
    texts,
    loan ? loanLabels(texts.fields ?? {}, loan) : {},
    borrower ? { fields: borrowerLabels(borrower) } : {},
    user ? inResources(['main/admin/user/employee', 'main/admin/user/oc-user'], { fields: user }) : {},
    // The history of a user shows how they signed in.
    signInMethods
      ? inResources(['main/admin/user/employee', 'main/admin/user/oc-user'], { options: { how: signInMethods } })
      : {},
    organization ? inResources(['main/admin/branch', 'main/admin/branch/company'], { fields: organization }) : {},
    appraiser ? inResources(['main/admin/appraisal', 'publicExclusions'], { fields: appraiser }) : {},
    // The history of a user shows role names.
    roleNames
      ? inResources(['main/admin/user/employee', 'main/admin/user/oc-user'], { options: { roles: roleNames } })
      : {},
    // So do the settings and their history.
    roleNames ? inResources(['settings'], { options: { factorRoles: roleNames } }) : {},
  );
}
