import type { SealedColumn } from '../ports/keys/sealed-json';

/** The changed values of a form, before and after. */
export interface DraftContent {
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** What the values refer to by its position. */
  readonly about?: Readonly<Record<string, string>> | undefined;
}

interface DraftRow {
  /** Chosen by the browser, for each opened form. */
  id: string;
  user_id: string;
  /** The path of the form's page. */
  form: string;
  /** The version of the record that it changes. */
  version: number | null;
  content: SealedColumn<DraftContent>;
  saved_at: Date;
}

export interface DraftsTables {
  'portal.drafts': DraftRow;
}
