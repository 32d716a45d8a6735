import type { MessageData } from '../../../domain/messages/message';
import { ApiError } from '../../providers/data/api-error';

/** Why a file can't be imported, and where in the file. */
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

/** Statuses that concern the file itself: too large, wrong type, rejected by the import. */
const aboutTheFile: readonly number[] = [413, 415, 422];

/** The refusal in an error, or null for any other error. */
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
