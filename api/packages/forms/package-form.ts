import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';

/** When and for whom a form is made. */
export interface FormContext {
  readonly created: Date;
  readonly owner: string;
}

/** A form that the portal makes of a loan. Its title, packages and conditions are in domain/packages/package-forms.ts. */
export interface PackageForm {
  render(portal: AppContext, loan: LoanDocument, context: FormContext): Promise<Uint8Array>;
}
