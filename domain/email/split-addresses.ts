import { parseEmail } from '../format/email';

/** The addresses in a text, which commas or semicolons separate. */
export const splitAddresses = (text: string): readonly string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Those of them that are not email addresses. */
export const wrongAddresses = (text: string): readonly string[] =>
  splitAddresses(text).filter((part) => !parseEmail(part).ok);
