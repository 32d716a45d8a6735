import { pacificDate } from '../../domain/format/date';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { ImportRefusal } from './import-refusal';
import type { MismoImport } from './read-mismo';
import { readMismoOnThread } from './read-on-thread';

export { sealedImports } from './stored/sealed-imports';
export { dropFailedImports, linkImport, linkImports, storeImport } from './stored/stored-import.service';
export { append, ensure, type OutElement, outElement } from './xml/output-tree';
export { serialize } from './xml/serialize';
export type { MismoImport };

/** The content of a file. Throws `import-refused` (422) with cause and location. */
export async function readImport(portal: AppContext, bytes: Uint8Array): Promise<MismoImport> {
  try {
    return await readMismoOnThread(bytes, pacificDate(portal.clock()));
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    const { code: reason, line, column, path } = error;
    const extra = Object.fromEntries(
      Object.entries({ reason, line, column, path }).filter(([, value]) => value !== undefined),
    );
    throw refuse('import-refused', error.coded, { extra, cause: error });
  }
}
