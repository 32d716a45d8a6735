import type { Generated, JSONColumnType } from 'kysely';
import type { FieldJson } from '../../domain/loan/document';

/** Incremented with each change of the general settings. */
export interface SettingsVersionRow {
  only_row: Generated<boolean>;
  version: Generated<number>;
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

export interface EmailTemplateRow {
  id: Generated<string>;
  version: Generated<number>;
  code: string;
  label: string;
  from: string | null;
  subject: string;
  notes: string | null;
  gen_doc_order: number | null;
  is_text: boolean;
  pre_select_recipients: string[];
}

export interface PriceGroupRow {
  id: Generated<string>;
  version: Generated<number>;
  name: string;
  description: string | null;
  active: Generated<boolean>;
}

export interface AltLenderRow {
  id: Generated<string>;
  version: Generated<number>;
  name: string;
  nmls_id: string | null;
  contact: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  note: string | null;
  active: Generated<boolean>;
}

export interface LenderTables {
  'portal.settings_version': SettingsVersionRow;
  'portal.option_lists': OptionListRow;
  'portal.loan_defaults': LoanDefaultsRow;
  'portal.email_templates': EmailTemplateRow;
  'portal.price_groups': PriceGroupRow;
  'portal.alt_lenders': AltLenderRow;
}
