import type { LendingQbMap } from '../../../../config/lendingqb-map';
import { type RecordListName, recordLists } from '../../../../domain/loan/document';
import type { FieldPlace, FieldSpec } from '../../../../domain/loan/fields/field';
import { fieldTable } from '../../../../domain/loan/fields/field-table';
import { ownValue } from '../../../../domain/tables/own-value';

/** A field of the field table as LOXML has it. */
export interface LoxmlField {
  /** Its key in the field table. */
  readonly key: string;
  /** Its name in a loan document; a record's field has no prefix. */
  readonly name: string;
  /** Its name in LOXML. */
  readonly id: string;
  readonly spec: FieldSpec;
  /** Codes of LendingQB by code of the portal, if they differ. */
  readonly codes: Readonly<Record<string, string>> | undefined;
}

/** A list of the loan as LOXML has it: a collection of each application, or of borrower and co-borrower. */
export interface LoxmlList {
  readonly list: RecordListName;
  /** The collections of the borrower and the co-borrower; the same one if they share it. */
  readonly collections: readonly [string, string];
  readonly fields: readonly LoxmlField[];
}

/** The field table as a lender's LendingQB has it. */
export interface LoxmlNames {
  readonly loan: readonly LoxmlField[];
  /** Of an application: its own fields and those of its two borrowers. */
  readonly applicant: readonly LoxmlField[];
  readonly lists: readonly LoxmlList[];
  /** Keys of the field table and names of lists that LendingQB does not have. */
  readonly lacks: ReadonlySet<string>;
}

/** The collections of an application. The last three follow the names of the others. */
const collectionNames: Readonly<Record<RecordListName, readonly [string, string]>> = {
  employments: ['aBEmpCollection', 'aCEmpCollection'],
  assets: ['aAssetCollection', 'aAssetCollection'],
  liabilities: ['aLiaCollection', 'aLiaCollection'],
  reos: ['aReCollection', 'aReCollection'],
  incomes: ['aIncomeCollection', 'aIncomeCollection'],
  residences: ['aBResidenceCollection', 'aCResidenceCollection'],
  vestings: ['aTitleCollection', 'aTitleCollection'],
};

const placeOfList: Readonly<Record<RecordListName, FieldPlace>> = {
  employments: 'employment',
  assets: 'asset',
  liabilities: 'liability',
  reos: 'reo',
  incomes: 'income',
  residences: 'residence',
  vestings: 'vesting',
};

/** Known names of record fields; any other is the portal's with a capital, `Balance` (docs/unverified-facts.md). */
const recordNames: Readonly<Record<string, string>> = { 'asset.type': 'AssetT' };

/** Kept by the portal, given with the call, or sent with a status only. */
const NOT_SENT: ReadonlySet<string> = new Set(['sLNm', 'sLastModifiedT', 'sStatusLckd']);

const applicantPlaces: readonly FieldPlace[] = ['application', 'borrower', 'coborrower'];

function idOf(key: string, map: LendingQbMap): string | null {
  const mapped = Object.hasOwn(map.names, key) ? map.names[key] : undefined;
  if (mapped !== undefined) return mapped;
  const plain = key.slice(key.indexOf('.') + 1);
  return ownValue(recordNames, key) ?? (key === plain ? key : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`);
}

function codesOf(key: string, spec: FieldSpec, { codes }: LendingQbMap): LoxmlField['codes'] {
  if (Object.hasOwn(codes, key)) return codes[key];
  return spec.codes !== undefined && Object.hasOwn(codes, spec.codes) ? codes[spec.codes] : undefined;
}

/** The names by which a lender's LendingQB knows the fields of the portal; computed ones are its own. */
export function loxmlNames(map: LendingQbMap): LoxmlNames {
  const lacks = new Set<string>();
  const fields = Object.entries<FieldSpec>(fieldTable).flatMap(([key, spec]): LoxmlField[] => {
    if (spec.computed || NOT_SENT.has(key)) return [];
    const id = idOf(key, map);
    if (id === null) lacks.add(key);
    const name = key.slice(key.indexOf('.') + 1);
    return id === null ? [] : [{ key, name, id, spec, codes: codesOf(key, spec, map) }];
  });
  const lists = recordLists.flatMap((list): LoxmlList[] => {
    const mapped = map.collections[list];
    if (mapped === null) lacks.add(list);
    const collections = mapped === undefined ? collectionNames[list] : ([mapped ?? '', mapped ?? ''] as const);
    const own = fields.filter(({ spec }) => spec.place === placeOfList[list]);
    return mapped === null ? [] : [{ list, collections, fields: own }];
  });
  return {
    loan: fields.filter(({ spec }) => spec.place === 'loan'),
    applicant: fields.filter(({ spec }) => applicantPlaces.includes(spec.place)),
    lists,
    lacks,
  };
}
