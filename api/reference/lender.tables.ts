import type { Generated, JSONColumnType } from 'kysely';
import type { emailTemplateFields } from '../../domain/email/template-fields';
import type { LogoFacts } from '../../domain/lender/logo.schemas';
import type { FieldJson } from '../../domain/loan/document';
import type { altLenderFields, feeTemplateFields, priceGroupFields } from '../../domain/reference/lender-fields';
import type { RecordRow } from '../db/record-row';

/** Incremented with each change of the general settings. */
export interface SettingsVersionRow {
  only_row: Generated<boolean>;
  version: Generated<number>;
}

/** The logo on the lender's documents; the columns are null without one. Its bytes are in the file store. */
export interface LenderLogoRow {
  only_row: Generated<boolean>;
  version: Generated<number>;
  storage_key: string | null;
  facts: JSONColumnType<LogoFacts> | null;
}

/** The lender's labels for the codes of a list, and which codes it does not use, by code. */
export type OptionChanges = Readonly<Record<string, { readonly label?: string; readonly active?: false }>>;

export interface OptionListRow {
  code: string;
  version: Generated<number>;
  options: JSONColumnType<OptionChanges>;
}

/** Defaults of new loans: for `all` channels, or for one channel. */
export interface LoanDefaultsRow {
  channel: string;
  version: Generated<number>;
  fields: JSONColumnType<Readonly<Record<string, FieldJson>>>;
}

export interface LenderTables {
  'portal.settings_version': SettingsVersionRow;
  'portal.lender_logo': LenderLogoRow;
  'portal.option_lists': OptionListRow;
  'portal.loan_defaults': LoanDefaultsRow;
  'portal.email_templates': RecordRow<typeof emailTemplateFields>;
  'portal.price_groups': RecordRow<typeof priceGroupFields, 'active'>;
  'portal.alt_lenders': RecordRow<typeof altLenderFields, 'active'>;
  'portal.fee_templates': RecordRow<typeof feeTemplateFields, 'active'>;
}
