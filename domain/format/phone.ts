import { normalizeTyped } from './normalize-typed';
import { accepted, missing, type Parsed, refused } from './parsed';

const mask = /^\((\d{3})\) (\d{3})-(\d{4})(?: ([A-Za-z0-9]{1,7}))?$/;

/**
 * Parses a US phone number with an extension of up to 7 letters or digits (FORMAT-15). Stored as shown, `(415) 555-0123 12`.
 * Accepts a country code of 1, marks such as `x` or `ext.` before the extension, and the scheme of a copied link.
 */
export function parsePhone(input: string): Parsed<string> {
  const match = /^(?:tel:)?(?:\+?1[\s./-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s./-]*(\d{4})(.*)$/i.exec(
    normalizeTyped(input).trim(),
  );
  if (!match) return refused('invalid-phone');
  const extension = (match[4] ?? '').replace(/^(?:[\s,;:#.-]|(?:extension|ext|x)(?=[\s.:#\d]))*/i, '');
  if (extension !== '' && !/^[A-Za-z0-9]{1,7}$/.test(extension)) return refused('invalid-phone');
  return accepted(`(${match[1]}) ${match[2]}-${match[3]}${extension === '' ? '' : ` ${extension}`}`);
}

/** The formatted number; an en dash if it is missing, unreadable text unchanged. */
export function formatPhone(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return missing;
  if (mask.test(value)) return value;
  const parsed = parsePhone(value);
  return parsed.ok ? parsed.value : value;
}

/** The text of an input while a number is being typed: the format as far as the digits go. */
export function maskPhone(typed: string): string {
  const plain = typed.replace(/[^A-Za-z0-9]/g, '');
  const digits = /^\d{0,10}/.exec(plain)?.[0] ?? '';
  const extension = digits.length === 10 ? plain.slice(10, 17) : '';
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}${extension === '' ? '' : ` ${extension}`}`;
}

/** A number for a `tel:` link. */
export function phoneLink(value: string): string {
  const [number = '', extension] = value.split(/(?<=\d{4}) /);
  return `tel:+1${number.replace(/\D/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
