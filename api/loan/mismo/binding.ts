import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { fitText, type Kept, type Misfit, textOfKept } from './field-text';
import { ensure, type OutElement } from './out-tree';
import { select } from './path';
import { maskDigits, type Notes, warn } from './report';
import { childrenOf, type XmlElement } from './xml-tree';

/** MISMO's values of an enumeration and what the portal keeps for each; the first of several is the one written. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Where in MISMO a field stands. Read and written by the same row, so that an export is what an import understands. */
export interface Binding {
  readonly path: string;
  readonly field: string;
  readonly values?: Values;
  /** Beside an enumeration whose value is `Other`: the element with the words, and the field that keeps them. */
  readonly other?: { readonly name: string; readonly field?: string };
  /** Another place in which some programs write the value; read where `path` has none. */
  readonly orFrom?: string;
  /** Read but not written, because something else writes it. */
  readonly readOnly?: true;
}

export type Target = Record<string, unknown>;

const reasons: Readonly<Record<Misfit, string>> = {
  'not-a-number': 'is not a number',
  'too-precise': 'has more decimals than the field holds',
  'out-of-range': 'is out of the range of the field',
  'negative-amount': 'is negative',
  'not-a-date': 'is not a date',
  'not-yes-or-no': 'is neither true nor false',
  'not-an-ssn': 'does not have nine digits',
  'not-a-phone': 'is not a telephone number of ten digits',
  'not-an-email': 'is not an email address',
  'not-a-zip': 'is not a ZIP code',
  'not-a-state': 'is not one of the 50 states or DC',
};

/** Reads the rows into a document part. `list` names the record list whose fields these are. Returns how many values were kept. */
export function readBindings(
  from: XmlElement,
  bindings: readonly Binding[],
  target: Target,
  notes: Notes,
  list = '',
): number {
  let kept = 0;
  for (const binding of bindings) {
    const found =
      firstWithText(from, binding.path, notes) ?? (binding.orFrom && firstWithText(from, binding.orFrom, notes));
    if (!found || target[binding.field] !== undefined) continue;
    const value = binding.values
      ? readEnumerated(found, binding, binding.values, target, notes)
      : readPlain(found, `${list}${binding.field}`, notes);
    if (value === undefined) continue;
    target[binding.field] = value;
    kept += 1;
  }
  return kept;
}

function firstWithText(from: XmlElement, path: string, notes: Notes): XmlElement | undefined {
  const filled = select(from, path).filter((element) => element.text !== '');
  const [first, ...rest] = filled;
  if (first && rest.some((element) => element.text !== first.text)) {
    for (const element of rest) element.read = true;
    warn(notes, 'repeated-value', `${first.name} has several values; the first is kept.`, rest[0]);
  }
  return first;
}

/** A value by the kind of its field; a text that does not fit is left out and warned about. */
export function readPlain(element: XmlElement, field: string, notes: Notes): Kept | undefined {
  element.read = true;
  const spec = fieldSpec(field);
  if (!spec) throw new Error(`The field table has no ${field}`);
  const fit = fitText(spec, element.text);
  if ('misfit' in fit) {
    const quoted = spec.kind === 'ssn' ? 'The number' : `"${maskDigits(element.text).slice(0, 40)}"`;
    warn(notes, 'unreadable-value', `${element.name}: ${quoted} ${reasons[fit.misfit]}; nothing was kept.`, element);
    return undefined;
  }
  if (fit.droppedZipEnd) notes.zipEnds += 1;
  if (fit.cutTo !== undefined) {
    const message = `${element.name} has ${element.text.length} characters; the first ${fit.cutTo} were kept.`;
    warn(notes, 'cut-text', message, element);
  }
  return fit.value;
}

function readEnumerated(
  element: XmlElement,
  binding: Binding,
  values: Values,
  target: Target,
  notes: Notes,
): string | boolean | undefined {
  element.read = true;
  const words = binding.other && element.parent && childrenOf(element.parent, binding.other.name)[0];
  if (words) words.read = true;
  if (element.text === 'Other' && words?.text) {
    const precise = values[`Other:${words.text}`];
    if (precise !== undefined) return precise;
    if (binding.other?.field) target[binding.other.field] = words.text.slice(0, 80);
  }
  const value = Object.hasOwn(values, element.text) ? values[element.text] : undefined;
  if (value === undefined) unknownValue(element, notes, words?.text);
  return value;
}

/** Says that an enumeration's value is not known, with the value and where it stands. */
export function unknownValue(element: XmlElement, notes: Notes, words = ''): void {
  const shown = maskDigits(words ? `${element.text} (${words})` : element.text).slice(0, 80);
  warn(
    notes,
    'unknown-value',
    `${element.name}: "${shown}" is not a value the portal knows; nothing was kept.`,
    element,
  );
}

/** Writes the rows whose fields have a value. */
export function writeBindings(to: OutElement, bindings: readonly Binding[], source: Readonly<Target>): void {
  for (const binding of bindings) {
    const value = source[binding.field];
    if (binding.readOnly || value === undefined || value === null || value === '' || Array.isArray(value)) continue;
    if (binding.values) writeEnumerated(to, binding, binding.values, value, source);
    else ensure(to, binding.path).text = textOfKept(value as Kept);
  }
}

function writeEnumerated(
  to: OutElement,
  binding: Binding,
  values: Values,
  value: unknown,
  source: Readonly<Target>,
): void {
  const name = Object.keys(values).find((key) => values[key] === value);
  if (name === undefined) return;
  const [type = '', words] = name.split(':');
  ensure(to, binding.path).text = type;
  const said = words ?? (type === 'Other' && binding.other?.field ? source[binding.other.field] : undefined);
  if (binding.other && typeof said === 'string' && said !== '') {
    ensure(to, `${parentPath(binding.path)}${binding.other.name}`).text = said;
  }
}

function parentPath(path: string): string {
  let depth = 0;
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const character = path[at];
    if (character === ']') depth += 1;
    else if (character === '[') depth -= 1;
    else if (character === '/' && depth === 0) return path.slice(0, at + 1);
  }
  return '';
}
