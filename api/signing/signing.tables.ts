import type { Generated } from 'kysely';
import type { Language } from '../../domain/format/language';
import type { ChoiceKind } from '../../domain/signing/document-choices';
import type { SigningKind } from '../../domain/signing/signing-kinds';
import type { PackageState, SignerEnd, SigningEventKind } from '../../domain/signing/signing-state';

/** Documents that were sent to borrowers to sign. */
export interface SigningPackageRow {
  id: string;
  loan_num: string;
  /** Chosen by the author; a package is sent once for it. */
  key: string;
  title: string;
  kind: SigningKind;
  state: Generated<PackageState>;
  /** Counts the changes that staff must have seen before they change something. */
  version: Generated<number>;
  sent_at: Date;
  /** Login and name of the author. */
  sent_by: string;
  sent_by_name: string;
  expires_at: Date;
  closed_at: Date | null;
  /** When all copies were filed. */
  filed_at: Date | null;
  reason: string | null;
  paper_due_at: Date | null;
  paper_mailed_on: string | null;
  /** The latest day to mail it on paper in time, while it was open; null for one that was sent before this was kept. */
  mail_by: string | null;
}

/** A document of a package. Its content is pinned: what becomes of the document of the loan does not change what is signed. */
export interface SigningDocumentRow {
  id: string;
  package_id: string;
  position: number;
  title: string;
  file_id: string;
  file_name: string;
  folder_name: string;
  doc_type: string;
  lender_only: boolean;
  storage_key: string;
  size: number;
  sha256: string;
  /** What each signer chooses when they sign it. */
  choice_kind: ChoiceKind | null;
  /** The ID of the signed copy, which is filed under it once. */
  copy_id: string;
  /** Of the copy as it was filed. */
  copy_sha256: string | null;
  copy_key: string | null;
}

/** Someone who signs. Links, PINs and codes are stored as hashes alone. */
export interface SigningSignerRow {
  id: string;
  package_id: string;
  position: number;
  name: string;
  email: string;
  language: Language;
  /** Counts the links: a new one ends the one before. */
  link_no: Generated<number>;
  token_hash: string | null;
  link_expires_at: Date;
  /** The order that mails the latest link. */
  mail_order: string | null;
  mailed_at: Date;
  reminders: Generated<number>;
  /** Of an access code that staff told the signer; null if PINs are mailed. */
  code_hash: string | null;
  code_tries: Generated<number>;
  pin_hash: string | null;
  pin_expires_at: Date | null;
  pin_tries: Generated<number>;
  opened_at: Date | null;
  consented_at: Date | null;
  consent_version: string | null;
  received_at: Date | null;
  viewed_at: Date | null;
  signed_at: Date | null;
  signed_name: string | null;
  /** Why the name is spelled differently. */
  spelling: string | null;
  ended: SignerEnd | null;
  ended_at: Date | null;
  reason: string | null;
}

/** Who signs which document, when they read it, and what they chose. */
export interface SigningTurnRow {
  signer_id: string;
  document_id: string;
  opened_at: Date | null;
  viewed_at: Date | null;
  choice: string | null;
}

/** A signer who proved who they are, in one browser. */
export interface SigningSessionRow {
  token_hash: string;
  signer_id: string;
  link_no: number;
  expires_at: Date;
}

/** The evidence: rows are only added. */
export interface SigningEventRow {
  id: Generated<string>;
  package_id: string;
  signer_id: string | null;
  document_id: string | null;
  at: Date;
  kind: SigningEventKind;
  /** The name of the signer or user; null for the portal. */
  by: string | null;
  address: string | null;
  user_agent: string | null;
  detail: string | null;
}

export interface SigningTables {
  'portal.signing_packages': SigningPackageRow;
  'portal.signing_documents': SigningDocumentRow;
  'portal.signing_signers': SigningSignerRow;
  'portal.signing_turns': SigningTurnRow;
  'portal.signing_sessions': SigningSessionRow;
  'portal.signing_events': SigningEventRow;
}
