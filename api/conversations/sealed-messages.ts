import type { AppContext } from '../app-context';
import { openJson, type SealedText, type StoredJson, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { MessageContent } from './conversations.tables';

type Vaulted = Pick<AppContext, 'vault'>;

const contextOf = (id: string): string => `portal.messages:${id}:content`;

export const sealMessage = ({ vault }: Vaulted, id: string, content: MessageContent): SealedText<MessageContent> =>
  sealJson(vault, content, contextOf(id));

export const openMessage = (
  { vault }: Vaulted,
  { id, content }: { readonly id: string; readonly content: StoredJson<MessageContent> },
): MessageContent => openJson(vault, content, contextOf(id));

/** The messages, for a rotation of the keys. */
export const sealedMessages = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.messages',
    key: 'id',
    columns: { content: ({ id }) => contextOf(String(id)) },
  });
