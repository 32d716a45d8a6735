import type { Contract } from '../../domain/contract/contract';
import type { PageKey } from '../../domain/pages/page-table';
import type { ImportContract, ImportShapes } from '../../domain/records/import/table-import.schemas';
import type { RecordFields } from '../../domain/records/record-fields';
import type { Call } from './call';
import { administrators } from './call-access';
import { callOf } from './define-call';
import { oneFile } from './one-file';
import { applyFile, checkFile, type ImportTarget } from './table-import';

interface ImportApi<C extends string, Form extends RecordFields> {
  readonly area: string;
  readonly page: PageKey;
  /** What the file contains, as in the summary of the call: `county limits`. */
  readonly what: string;
  readonly target: ImportTarget<C, Form>;
}

/** The calls of an import that the contract has at `path`: check and apply. */
export function importCalls<C extends string, Form extends RecordFields, const Path extends `/${string}`>(
  contract: ImportContract<Form, Path>,
  path: Path,
  { area, page, what, target }: ImportApi<C, Form>,
): readonly Call[] {
  const calls: Contract = contract;
  const shapesOf = (step: 'check' | 'apply'): ImportShapes<Form> =>
    // Types cannot express names that are values.
    calls[`POST ${path}/${step}`] as unknown as ImportShapes<Form>;
  const access = administrators(page);
  return [
    callOf(`POST ${path}/check`, shapesOf('check'), {
      area,
      summary: `Checks every cell of a file of ${what} and returns what it would change; saves nothing.`,
      access,
      handle: ({ portal, request, body }) => checkFile(target, portal, oneFile(request), body),
    }),
    callOf(`POST ${path}/apply`, shapesOf('apply'), {
      area,
      summary: `Replaces ${what} with a file; \`seen\` comes from the check.`,
      access,
      handle: ({ portal, request, body, caller }) => applyFile(target, portal, oneFile(request), body, caller),
    }),
  ];
}
