import { english } from './english';
import type { Message, Wording } from './message';

const PLACE = /\{\{(\w+)\}\}/g;
/** Values that are counts; all others may hold anything. */
const counts = new Set(['column', 'least', 'line', 'most', 'number']);
const anyValue = (name: string): string => `(?<${name}>${counts.has(name) ? String.raw`[\d.,]+` : '.+?'})`;
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Template {
  readonly code: string;
  readonly pattern: RegExp;
  readonly weight: number;
}

function templateOf([code, text]: readonly [string, string]): Template {
  const parts = text.split(PLACE);
  const source = parts.map((part, index) => (index % 2 === 0 ? literal(part) : anyValue(part))).join('');
  const weight = parts.reduce((sum, part, index) => sum + (index % 2 === 0 ? part.length : 0), 0);
  return { code, pattern: new RegExp(`^${source}$`, 's'), weight };
}

const plain = new Map<string, string>();
const templates: Template[] = [];
for (const [code, text] of Object.entries(english)) {
  if (text.includes('{{')) templates.push(templateOf([code, text]));
  else plain.set(text, code);
}
/** What says most in its own words is tried first: a value may hold anything. */
templates.sort((a, b) => b.weight - a.weight);

/** Longer than any message of ours: nothing to look through. */
const MAX_LENGTH = 1000;

/** The message that an English text of the server is, null for words that it passes on from elsewhere. */
export function messageIn(text: string): { readonly code: string; readonly values: Record<string, string> } | null {
  const code = plain.get(text);
  if (code !== undefined) return { code, values: {} };
  if (text.length > MAX_LENGTH) return null;
  for (const { code: known, pattern } of templates) {
    const found = pattern.exec(text);
    if (found) return { code: known, values: { ...found.groups } };
  }
  return null;
}

function messagesIn(text: string): Message[] {
  const whole = messageIn(text);
  if (whole) return [whole];
  for (const [known, code] of plain) {
    if (!text.startsWith(`${known} `)) continue;
    const rest = messagesIn(text.slice(known.length + 1));
    if (rest.length > 0) return [{ code, values: {} }, ...rest];
  }
  return [];
}

/** What a text of the server says as data; a code is itself. */
export function wordingIn(text: string): Wording {
  if (Object.hasOwn(english, text)) return { code: text, values: {} };
  const [first, ...rest] = messagesIn(text);
  if (!first) return { text };
  return rest.length === 0 ? first : [first, ...rest];
}
