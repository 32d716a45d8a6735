import { stateCodes } from '../../../domain/loan/codes/state-codes';
import { message } from '../../../domain/messages/message';
import { refuse } from '../../http/app-error';

/** The codes in a text, such as `CA, ny`. */
export const statesIn = (text: string | null | undefined): readonly string[] =>
  (text ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** State codes in a text, sorted and distinct; null if there are none. Throws `invalid` with the field for an unknown one. */
export function stateList(text: string | null | undefined, field: string): string | null {
  const codes = [...new Set(statesIn(text))].sort();
  const unknown = codes.find((code) => !Object.hasOwn(stateCodes, code));
  if (unknown !== undefined)
    throw refuse('invalid', 'program-not-valid', {
      fields: { [field]: message('no-state-of-code', { code: unknown }) },
    });
  return codes.length === 0 ? null : codes.join(', ');
}
