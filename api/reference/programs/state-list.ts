import { stateCodes } from '../../../domain/loan/codes/state-codes';
import { message } from '../../../domain/messages/message';
import { refuse } from '../../http/app-error';

/** State codes in a text, sorted and distinct; null if there are none. Throws `invalid` with the field for an unknown one. */
export function stateList(text: string | null | undefined, field: string): string | null {
  const codes = [
    ...new Set(
      (text ?? '')
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ].sort();
  const unknown = codes.find((code) => !Object.hasOwn(stateCodes, code));
  if (unknown !== undefined)
    throw refuse('invalid', 'program-not-valid', {
      fields: { [field]: message('no-state-of-code', { code: unknown }) },
    });
  return codes.length === 0 ? null : codes.join(', ');
}
