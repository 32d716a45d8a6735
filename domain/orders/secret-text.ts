import { seenText } from '../email/plain-mail';
import { findSecret } from './secrets';

/** Whether a text that people write, as it is or as its readers see it, holds a Social Security number, however it is written. */
export const holdsSecret = (text: string, isText = true): boolean =>
  findSecret([text, seenText(text, isText)]) !== null;
