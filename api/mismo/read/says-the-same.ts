import { codeLabel, isCodeListName } from '../../../domain/loan/codes/code-lists';
import type { FieldSpec } from '../../../domain/loan/fields/field';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}.-]/gu, '');

/** Whether a text of a file and the value that it became say the same, so that a reader need not compare them. */
export function saysTheSame(spec: FieldSpec, text: string, value: unknown): boolean {
  const { kind, codes } = spec;
  if (kind === 'yesno') return true;
  if (kind === 'date') return text.slice(0, 10) === value;
  if (kind === 'zip') return text.slice(0, 5) === value;
  if (kind === 'phone' || kind === 'ssn') {
    return text.replaceAll(/\D/g, '') === String(value).replaceAll(/\D/g, '');
  }
  if (kind === 'code') {
    return codes !== undefined && isCodeListName(codes) && plain(codeLabel(codes, String(value))) === plain(text);
  }
  const isNumber = kind === 'money' || kind === 'percent' || kind === 'decimal' || kind === 'integer';
  return isNumber ? Number(text) === Number(value) : text === value;
}
