import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { codeLists, isCodeListName } from '../domain/loan/codes/code-lists';
import { type RecordListName, recordLists } from '../domain/loan/document';
import { fieldSpec, isFieldName } from '../domain/loan/fields/field-table';

const name = z.string().trim().min(1).max(80);

const schema = z.strictObject({
  names: z.record(z.string(), name.nullable()).default({}),
  collections: z.record(z.string(), name.nullable()).default({}),
  codes: z.record(z.string(), z.record(z.string(), z.string().max(80))).default({}),
});

/** Where a lender's LendingQB differs from the portal's field table. */
export interface LendingQbMap {
  /** Names in LendingQB by field of the field table; null: LendingQB has no such field, and the portal's journal keeps it. */
  readonly names: Readonly<Record<string, string | null>>;
  /** Collections in LendingQB by list of the loan; null: LendingQB has none, and the portal's journal keeps the list. */
  readonly collections: Readonly<Partial<Record<RecordListName, string | null>>>;
  /** Codes in LendingQB by code of the portal, for a field or a whole code list. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const noMap: LendingQbMap = { names: {}, collections: {}, codes: {} };

/** The codes that a field or a code list has. */
function codesOf(of: string): string[] {
  const list = isCodeListName(of) ? of : (fieldSpec(of)?.codes ?? '');
  return isCodeListName(list) ? Object.keys(codeLists[list]) : [];
}

/** Whether two codes of the portal would be the same one in LendingQB, such as 0 sent as 5 beside a 5 that stays. */
function isAmbiguous([of, pairs]: readonly [string, Readonly<Record<string, string>>]): boolean {
  const sent = codesOf(of).map((code) => (Object.hasOwn(pairs, code) ? pairs[code] : code));
  return new Set(sent).size < sent.length;
}

const isList = (list: string): boolean => recordLists.some((each) => each === list);
const hasCodes = (of: string): boolean => isCodeListName(of) || fieldSpec(of)?.codes !== undefined;

/** What a map names that the portal does not have, and codes that would be read back as another one. */
function mapProblems({ names, collections, codes }: z.infer<typeof schema>): string[] {
  const unknown = [
    ...Object.keys(names).filter((field) => !isFieldName(field)),
    ...Object.keys(collections).filter((list) => !isList(list)),
    ...Object.keys(codes).filter((of) => !hasCodes(of)),
  ];
  const doubled = Object.entries(codes)
    .filter(isAmbiguous)
    .map(([of]) => of);
  return [
    ...unknown.map((what) => `the portal has no ${what}`),
    ...doubled.map((of) => `two codes of ${of} have the same code in LendingQB`),
  ];
}

/** Reads the file of a map, and what is wrong with it. */
export function readLendingQbMap(file: string | undefined): {
  readonly map: LendingQbMap;
  readonly problems: readonly string[];
} {
  if (file === undefined) return { map: noMap, problems: [] };
  try {
    const parsed = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { map: parsed, problems: mapProblems(parsed).map((problem) => `LENDINGQB_MAP: ${problem}`) };
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
        : String(error instanceof Error ? error.message : error);
    return { map: noMap, problems: [`LENDINGQB_MAP cannot be read: ${why}`] };
  }
}
