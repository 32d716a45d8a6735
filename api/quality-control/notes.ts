import type { AppContext } from '../app-context';
import { openJson, type SealedText, type StoredJson, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { Notes } from './quality-control.tables';

type Vaulted = Pick<AppContext, 'vault'>;

const contextOf = (id: string): string => `portal.qc_reviews:${id}:notes`;

export const sealNotes = ({ vault }: Vaulted, id: string, notes: Notes): SealedText<Notes> =>
  sealJson(vault, notes, contextOf(id));

export const openNotes = ({ vault }: Vaulted, id: string, notes: StoredJson<Notes>): Notes =>
  openJson(vault, notes, contextOf(id));

/** The notes of reviews, for a rotation of the keys. */
export const sealedReviewNotes = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.qc_reviews',
    key: 'id',
    columns: { notes: ({ id }) => contextOf(String(id)) },
  });
