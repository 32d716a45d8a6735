import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EligibilitySpec } from '../../domain/pricing/eligibility-spec';
import type { cardFields } from '../../domain/pricing/insurance/card-fields';
import type { CardRow } from '../../domain/pricing/insurance/card-import';
import type { Program } from '../../domain/pricing/program';
import type { SheetDraft } from '../../domain/pricing/rate-sheet-import';
import type { RuleChanges } from '../../domain/pricing/rule-versions.schemas';
import type { priceAdjustmentFields } from '../../domain/reference/price-adjustment-fields';
import type { programFields, programGroupFields } from '../../domain/reference/program-fields';
import type { RecordRow } from '../db/record-row';

/** The catalog version that the portal wants the LOS to use, and the one it was sent. */
export interface CatalogStateRow {
  only_row: Generated<boolean>;
  wanted: Generated<number>;
  handed_over: Generated<number>;
  /** Year of the limits that were sent. */
  limit_year: number | null;
  handed_over_at: Date | null;
}

export type ProgramRow = RecordRow<typeof programFields> & {
  /** What the program has instead of its rules, since a version of them. */
  eligibility: ColumnType<OwnEligibility, string | undefined, string>;
};

export type OwnEligibility = Partial<Pick<EligibilitySpec, 'matrix' | 'propertyTypes' | 'docTypes'>>;

/** A version of a program's rules, before and after its day. */
export interface RuleVersionRow {
  id: string;
  version: Generated<number>;
  program_id: string;
  effective_from: string;
  note: string | null;
  changes: JSONColumnType<RuleChanges>;
  /** What the changes replaced; null until they apply. */
  before: JSONColumnType<RuleChanges> | null;
  saved_by: string;
  saved_at: Date;
  applied_at: Date | null;
}

/** Matrix, amortization and adjustments of programs. */
export interface ProgramRulesRow {
  id: string;
  name: string;
  definition: JSONColumnType<Program>;
}

/** Rate sheets that were uploaded together. */
export interface RatePublicationRow {
  id: Generated<string>;
  /** Sequential number of the publication. */
  number: ColumnType<number, never, never>;
  version: Generated<number>;
  file_name: string;
  rows: number;
  uploaded_by: string | null;
  uploaded_at: Date;
  status: 'draft' | 'published' | 'withdrawn';
  effective_at: Date | null;
  published_by: string | null;
  published_at: Date | null;
  /** Number of the publication whose prices this one restored. */
  rolled_back_to: number | null;
  /** The announcement drafted when it was published; null before that, and once the announcement is deleted. */
  announcement_id: Generated<string | null>;
}

/** A publication whose daily rate sheets have been filed. */
export interface DailySheetsRow {
  publication_id: string;
  filed_at: Date;
}

export interface RateSheetRow {
  publication_id: string;
  program_id: string;
  sheet: JSONColumnType<SheetDraft>;
}

/** Rate cards of mortgage insurers; `lines` counts the rows of `rates`. */
type InsuranceCardRow = Omit<RecordRow<typeof cardFields>, 'lines'> & {
  lines: ColumnType<number, never, never>;
  rates: JSONColumnType<CardRow[]>;
};

export interface ProgramsTables {
  'portal.insurance_cards': InsuranceCardRow;
  'portal.price_adjustments': RecordRow<typeof priceAdjustmentFields>;
  'portal.catalog_state': CatalogStateRow;
  'portal.program_groups': RecordRow<typeof programGroupFields>;
  'portal.program_rules': ProgramRulesRow;
  'portal.programs': ProgramRow;
  'portal.rule_versions': RuleVersionRow;
  'portal.rate_publications': RatePublicationRow;
  'portal.rate_sheets': RateSheetRow;
  'portal.daily_sheets': DailySheetsRow;
}
