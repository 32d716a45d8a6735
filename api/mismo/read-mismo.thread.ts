import type { CodedMessage } from '../../domain/messages/message';
import { ImportRefusal, type RefusalCode, type RefusalLocation } from './import-refusal';
import { type MismoImport, readMismo } from './read-mismo';

type ReadAnswer =
  | { readonly read: MismoImport }
  | { readonly refused: { readonly code: RefusalCode; readonly coded: CodedMessage; readonly place: RefusalLocation } };

/** Reads one file on a thread, for `readMismoOnThread`. A refusal is returned in parts: its class does not survive the copy. */
export function runTask({ bytes, today }: { readonly bytes: Uint8Array; readonly today: string }): ReadAnswer {
  try {
    return { read: readMismo(bytes, { today }) };
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    const { code, coded, line, column, path } = error;
    return { refused: { code, coded, place: { line, column, path } } };
  }
}
