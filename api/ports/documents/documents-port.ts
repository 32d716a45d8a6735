import type { LoanDocument } from '../../../domain/loan/document';
import type { FormId } from '../../../domain/packages/package-forms';
import type { PackageType } from '../../../domain/packages/package-types';

/** The account of a user with a vendor of documents. */
export interface DocumentAccount {
  readonly username: string;
  readonly password: string;
}

/** A package to make. The same request gives the same documents. */
export interface DocumentsRequest {
  /** The same in every attempt. */
  readonly id: string;
  readonly loan: LoanDocument;
  readonly type: PackageType;
  readonly planCodeId: string;
  readonly forms: readonly FormId[];
  readonly created: Date;
  /** Login of the user who waits for it. */
  readonly owner: string;
}

/** A form as a PDF. */
export interface MadeForm {
  readonly id: FormId;
  readonly pdf: Uint8Array;
}

/** Makes the documents of packages: the embedded engine, or a vendor. */
export interface DocumentsPort {
  /** By this, calls name it (`docFramework`). */
  readonly framework: string;
  readonly needsAccount: boolean;
  /** Whether it makes this form; a form that nobody makes is left out. */
  makes(form: FormId): boolean;
  /** Makes the forms, in their order. Throws if one cannot be made. */
  make(request: DocumentsRequest, account: DocumentAccount | null): Promise<readonly MadeForm[]>;
}
