import { englishText } from '../../domain/messages/english-text';
import { type CodedMessage, message, type PlainCode } from '../../domain/messages/message';

/** Why a file cannot be imported, as a code for programs. Users read the message. */
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

export interface RefusalLocation {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly path?: string | undefined;
}

/** The only error that reading a file may throw. Its message quotes only names and numbers from the file. */
export class ImportRefusal extends Error {
  readonly code: RefusalCode;
  readonly coded: CodedMessage;
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;

  constructor(code: RefusalCode, text: PlainCode | CodedMessage, place: RefusalLocation = {}) {
    const coded = typeof text === 'string' ? message(text) : text;
    super(englishText(coded));
    this.name = 'ImportRefusal';
    this.code = code;
    this.coded = coded;
    if (place.line !== undefined) this.line = place.line;
    if (place.column !== undefined) this.column = place.column;
    if (place.path !== undefined) this.path = place.path;
  }
}
