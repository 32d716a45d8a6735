import type { MessageData } from '../../../domain/messages/message';
import { ApiError } from '../../providers/data/api-error';

/** Why a file cannot be imported, and where in it. */
export interface Refusal {
  readonly fileName: string;
  readonly message: string;
  readonly wording: MessageData;
  readonly line: number | null;
  readonly column: number | null;
  readonly path: string | null;
  readonly requestId: string | null;
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Answers that speak about the file itself: too large, not what it says it is, refused by the import. */
const aboutTheFile: readonly number[] = [413, 415, 422];

/** The refusal that an error is, or null where something else went wrong. */
export function refusalOf(error: unknown, fileName: string): Refusal | null {
  if (!(error instanceof ApiError) || !aboutTheFile.includes(error.status)) return null;
  const { line, column, path } = error.body;
  return {
    fileName,
    message: error.message,
    wording: error.wording,
    line: number(line),
    column: number(column),
    path: typeof path === 'string' ? path : null,
    requestId: error.requestId,
  };
}
