import type { ColumnType, Generated } from 'kysely';
import type { Answers, ChecklistItem, Severity } from '../../domain/quality-control/checklist';
import type { reviewStates } from '../../domain/quality-control/review-fields';
import type { SampleRule } from '../../domain/quality-control/sample';
import type { SealedColumn } from '../ports/keys/sealed-json';

interface QcSampleRow {
  id: string;
  month: string;
  rule: SampleRule;
  value: string | null;
  percent: number;
  seed: string;
  population: string[];
  drawn_at: Date;
  login: string;
  name: string;
}

export type Notes = Readonly<Partial<Record<ChecklistItem, string>>>;

interface QcReviewRow {
  id: string;
  version: Generated<number>;
  sample_id: string;
  loan_num: string;
  reviewer: ColumnType<string | null, string | null | undefined, string | null>;
  reviewer_name: ColumnType<string | null, string | null | undefined, string | null>;
  due_on: string;
  state: ColumnType<(typeof reviewStates)[number], string | undefined, string>;
  answers: ColumnType<Answers, string | undefined, string>;
  severity: ColumnType<Severity, string | undefined, string>;
  /** By item; they may describe borrowers. */
  notes: SealedColumn<Notes>;
}

export interface QualityControlTables {
  'portal.qc_samples': QcSampleRow;
  'portal.qc_reviews': QcReviewRow;
}
