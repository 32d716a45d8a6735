import { problemTexts } from '../format/parsed';
import { borrowerTexts } from './borrower-texts';
import { catalogTexts } from './catalog-texts';
import { importTexts } from './import-texts';
import { loanTexts } from './loan-texts';
import { recordTexts } from './record-texts';
import { serverTexts } from './server-texts';

/** Every message of the server that has a code. */
const texts = {
  ...serverTexts,
  ...loanTexts,
  ...importTexts,
  ...recordTexts,
  ...catalogTexts,
  ...borrowerTexts,
} as const;

/** A message of the server as data, so that the reader's own language can say it. */
export interface ServerWording {
  /** `server.<code>` of the web app's messages; of a field's problem, `problem.<code>` for `fieldProblems.<code>`. */
  readonly code: string;
  readonly values: Record<string, string>;
}

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
for (const [code, text] of Object.entries(texts)) {
  if (text.includes('{{')) templates.push(templateOf([code, text]));
  else plain.set(text, code);
}
for (const [problem, text] of Object.entries(problemTexts)) plain.set(text, `problem.${problem}`);
/** What says most in its own words is tried first: a value may hold anything. */
templates.sort((a, b) => b.weight - a.weight);

/** Longer than any message of ours: nothing to look through. */
const LONGEST = 1000;

/**
 * The wording of a message of the server, null for words that it passes on from elsewhere. Messages cross the LOS as text, so
 * the text is what tells them.
 */
export function wordingOf(message: string): ServerWording | null {
  const code = plain.get(message);
  if (code !== undefined) return { code, values: {} };
  if (message.length > LONGEST) return null;
  for (const { code: known, pattern } of templates) {
    const found = pattern.exec(message);
    if (found) return { code: known, values: { ...found.groups } };
  }
  return null;
}

/** The wordings of a message that is one of ours, or several behind one another; empty where any of it is not. */
export function wordingsIn(message: string): ServerWording[] {
  const whole = wordingOf(message);
  if (whole) return [whole];
  for (const [text, code] of plain) {
    if (!message.startsWith(`${text} `)) continue;
    const rest = wordingsIn(message.slice(text.length + 1));
    if (rest.length > 0) return [{ code, values: {} }, ...rest];
  }
  return [];
}

/** Wordings of messages by field; fields whose message has none are left out. */
export function wordingsOf(fields: Readonly<Record<string, string>>): Record<string, ServerWording> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const wording = wordingOf(message);
      return wording ? [[name, wording] as const] : [];
    }),
  );
}
