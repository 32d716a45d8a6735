import type { AppContext } from '../../app-context';
import { openJson, type SealedText, type StoredJson, sealJson } from '../../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../../ports/keys/sealed-table';
import type { PasskeyContent, TotpContent } from '../access.tables';

type Vaulted = Pick<AppContext, 'vault'>;
type Content = TotpContent | PasskeyContent;

const contextOf = (id: string): string => `portal.factors:${id}:content`;

export const sealFactor = ({ vault }: Vaulted, id: string, content: Content): SealedText<Content> =>
  sealJson(vault, content, contextOf(id));

interface Stored {
  readonly id: string;
  readonly content: StoredJson<Content>;
}

const openFactor = ({ vault }: Vaulted, { id, content }: Stored): Content => openJson(vault, content, contextOf(id));

/** The secret of an authenticator app. */
export function openTotp(portal: Vaulted, stored: Stored): TotpContent {
  const content = openFactor(portal, stored);
  if (!('secret' in content)) throw new Error(`The factor ${stored.id} is no authenticator app.`);
  return content;
}

export function openPasskey(portal: Vaulted, stored: Stored): PasskeyContent {
  const content = openFactor(portal, stored);
  if (!('credentialId' in content)) throw new Error(`The factor ${stored.id} is no passkey.`);
  return content;
}

/** The factors, for a rotation of the keys. */
export const sealedFactors = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.factors',
    key: 'id',
    columns: { content: ({ id }) => contextOf(String(id)) },
  });
