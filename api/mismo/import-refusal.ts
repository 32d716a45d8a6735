/** Why a file cannot be imported at all. Each is said to the person with what is wrong and where. */
export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'encoding'
  | 'not-xml'
  | 'fannie-mae-3.2'
  | 'loxml'
  | 'wrong-version'
  | 'not-mismo'
  | 'doctype'
  | 'entity'
  | 'truncated'
  | 'malformed'
  | 'too-deep'
  | 'too-many-elements'
  | 'too-hard'
  | 'no-deal'
  | 'several-deals'
  | 'no-borrower'
  | 'too-many-borrowers'
  | 'too-many-records';

export interface RefusalPlace {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly path?: string | undefined;
}

/** The only error that reading a file may end in. Its message never quotes more of the file than names and numbers. */
export class ImportRefusal extends Error {
  readonly code: RefusalCode;
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;

  constructor(code: RefusalCode, message: string, place: RefusalPlace = {}) {
    super(message);
    this.name = 'ImportRefusal';
    this.code = code;
    if (place.line !== undefined) this.line = place.line;
    if (place.column !== undefined) this.column = place.column;
    if (place.path !== undefined) this.path = place.path;
  }
}
