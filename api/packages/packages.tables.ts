import type { Generated } from 'kysely';
import type { AccountCheck } from '../../domain/packages/document-accounts';
import type { PackageType } from '../../domain/packages/package-types';
import type { NewSigner } from '../../domain/signing/signing.schemas';
import type { DocumentAccount } from '../ports/documents/documents-port';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** An audit of a package: its token previews the package once and makes it, for its user, loan and version. */
interface DocumentAuditRow {
  id: string;
  /** Digest of the token, which is not kept. */
  token_hash: string;
  user_id: string;
  loan_num: string;
  loan_version: number;
  package_type: PackageType;
  plan_code: string;
  framework: string;
  can_generate: boolean;
  /** The account with a vendor; forgotten once the package is made. */
  account: SealedColumn<DocumentAccount> | null;
  created_at: Date;
  expires_at: Date;
  previewed_at: Date | null;
}

/** A package that a user ordered. It has the ID of its audit, so that it is ordered once. */
interface DocumentPackageRow {
  id: string;
  loan_num: string;
  loan_version: number;
  package_type: PackageType;
  plan_code: string;
  framework: string;
  forms: string[];
  is_self_prepared: boolean;
  notify: boolean;
  /** Whom it is sent to once it is made. */
  recipients: SealedColumn<readonly NewSigner[]> | null;
  order_id: string | null;
  document_id: string | null;
  by_login: string;
  by_name: string;
  created_at: Date;
  made_at: Generated<Date | null>;
}

/** The lender's account with a vendor of documents; `account` is null once it was removed. */
interface DocumentAccountRow {
  framework: string;
  /** Counts the accounts, also those that were removed. */
  version: number;
  account: SealedColumn<DocumentAccount> | null;
  saved_at: Generated<Date | null>;
  saved_by: Generated<string | null>;
  checked_at: Generated<Date | null>;
  /** Null if a package found it refused. */
  checked_by: Generated<string | null>;
  check_result: Generated<AccountCheck | null>;
}

export interface PackagesTables {
  'portal.document_accounts': DocumentAccountRow;
  'portal.document_audits': DocumentAuditRow;
  'portal.document_packages': DocumentPackageRow;
}
