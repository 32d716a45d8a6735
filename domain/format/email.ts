import { normalizeTyped } from './normalize-typed';
import { accepted, type Parsed, refused } from './parsed';

const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^${local}@(?:${label}\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$`);

/** Whether the text is one email address; false for an empty text (FORMAT-17). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && pattern.test(text);
}

/** A copied link brings its scheme along. */
const withoutMailto = (text: string): string => text.replace(/^mailto:/i, '');

/** Reads an email address; its domain becomes lower case. */
export function parseEmail(input: string): Parsed<string> {
  const text = withoutMailto(normalizeTyped(input).trim());
  if (!isEmail(text)) return refused('invalid-email');
  const at = text.lastIndexOf('@');
  return accepted(`${text.slice(0, at)}@${text.slice(at + 1).toLowerCase()}`);
}
