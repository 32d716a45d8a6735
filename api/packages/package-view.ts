import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { packageFactsOf } from '../../domain/packages/package-facts';
import { type FormId, formsOf, type PackageFormRule } from '../../domain/packages/package-forms';
import { type PackageType, packageRefusal, packageTypes } from '../../domain/packages/package-types';
import type { PackageFormView, PackageView } from '../../domain/packages/packages.schemas';
import { defaultPlan, plansOn } from '../../domain/packages/plan-codes';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { DocumentsPort } from '../ports/documents/documents-port';

/** The plans in use today. */
export const planViews = ({ clock }: Pick<AppContext, 'clock'>) =>
  plansOn(pacificDate(clock())).map(({ planCodeId, description, from, until, source }) => ({
    ...{ planCodeId, description, from, until: until ?? null, source },
  }));

export function defaultPlanView({ clock }: Pick<AppContext, 'clock'>, loan: LoanDocument) {
  const plan = defaultPlan(loan, pacificDate(clock()));
  return { planCodeId: plan?.planCodeId ?? null, description: plan?.description ?? null };
}

const supplierOf = (port: DocumentsPort, { id, supplier }: PackageFormRule): PackageFormView['supplier'] => {
  if (port.makes(id)) return 'portal';
  return supplier === 'portal' ? 'vendor' : supplier;
};

/** The forms of a package for the loan, with who supplies each. */
export function formViews(port: DocumentsPort, loan: LoanDocument, type: PackageType, day: string): PackageFormView[] {
  return formsOf(type, packageFactsOf(loan), day).map((rule) => ({
    ...{ id: rule.id, supplier: supplierOf(port, rule), source: rule.source },
    ...{ signed: rule.signed === true, copies: rule.copies ?? 1 },
  }));
}

/** The forms that the port makes, in the order of the package. */
export const madeForms = (forms: readonly PackageFormView[]): FormId[] =>
  forms.filter(({ supplier }) => supplier === 'portal').map(({ id }) => id);

/** Every package, with the reason if the user cannot make it now. */
export function packageViews(
  { clock }: Pick<AppContext, 'clock'>,
  actor: Pick<Actor, 'isPml'>,
  port: DocumentsPort,
  loan: LoanDocument,
): PackageView[] {
  const day = pacificDate(clock());
  return packageTypes.map((packageId) => ({
    packageId,
    refusal: packageRefusal(packageId, loan.sStatusT, actor),
    forms: formViews(port, loan, packageId, day),
  }));
}
