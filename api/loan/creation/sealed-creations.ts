import type { AppContext } from '../../app-context';
import { openJson, type SealedText, type StoredJson, sealJson } from '../../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../../ports/keys/sealed-table';
import type { CreationContent } from '../loan.tables';

type Vaulted = Pick<AppContext, 'vault'>;

const contextOf = (operationId: string): string => `portal.loan_creations:${operationId}:content`;

export const sealCreation = (
  { vault }: Vaulted,
  operationId: string,
  content: CreationContent,
): SealedText<CreationContent> => sealJson(vault, content, contextOf(operationId));

export const openCreation = (
  { vault }: Vaulted,
  { operation_id, content }: { readonly operation_id: string; readonly content: StoredJson<CreationContent> },
): CreationContent => openJson(vault, content, contextOf(operation_id));

/** What was sent to create loans, for a rotation of the keys. */
export const sealedCreations = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.loan_creations',
    key: 'operation_id',
    columns: { content: ({ operation_id }) => contextOf(String(operation_id)) },
  });
