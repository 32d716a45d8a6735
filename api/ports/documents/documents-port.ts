import type { LoanDocument } from '../../../domain/loan/document';
import type { AccountCheck } from '../../../domain/packages/document-accounts';
import type { FormId } from '../../../domain/packages/package-forms';
import type { PackageType } from '../../../domain/packages/package-types';

/** An account with a vendor of documents. */
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

/** The vendor does not accept the account. Trying again with it could lock it there. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';
}

/** Makes the documents of packages: the embedded engine, or a vendor. */
export interface DocumentsPort {
  /** By this, calls name it (`docFramework`). */
  readonly framework: string;
  /** Makes this form; a form that no one makes is left out. */
  makes(form: FormId): boolean;
  /** Makes the forms, in their order. Throws if one cannot be made, and {@link AccountRefused} for a wrong account. */
  make(request: DocumentsRequest, account: DocumentAccount | null): Promise<readonly MadeForm[]>;
  /** What only a vendor has. Without it, no account is needed. */
  readonly vendor?: {
    /** As people know it. */
    readonly name: string;
    /** A simulation answers in its place. */
    readonly isSimulation: boolean;
    /** Asks the vendor whether it accepts the account. Makes nothing. */
    check(account: DocumentAccount): Promise<AccountCheck>;
  };
}
