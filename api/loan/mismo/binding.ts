import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { cleanText, fitText, type Kept, mismoText, problemWords } from './field-text';
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
  const fit = fitText(spec, spec.kind === 'phone' ? withExtension(element) : element.text);
  if ('problem' in fit) {
    const quoted = spec.kind === 'ssn' ? 'The number' : `"${cleanText(maskDigits(element.text.slice(0, 200)), 40)}"`;
    warn(
      notes,
      'unreadable-value',
      `${element.name}: ${quoted} ${problemWords[fit.problem] ?? 'does not fit'}; nothing was kept.`,
      element,
    );
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
    if (binding.other?.field) target[binding.other.field] = cleanText(words.text, 80);
  }
  const value = Object.hasOwn(values, element.text) ? values[element.text] : undefined;
  if (value === undefined) unknownValue(element, notes, words?.text);
  return value;
}

const extensionName = 'ContactPointTelephoneExtensionValue';

/** A telephone number with the extension that MISMO keeps beside it. */
function withExtension(element: XmlElement): string {
  const [extension] = element.parent ? childrenOf(element.parent, extensionName) : [];
  if (!extension?.text) return element.text;
  extension.read = true;
  return `${element.text} x${extension.text}`;
}

/** Says that an enumeration's value is not known, with the value and where it stands. */
export function unknownValue(element: XmlElement, notes: Notes, words = ''): void {
  const shown = cleanText(maskDigits((words ? `${element.text} (${words})` : element.text).slice(0, 400)), 80);
  warn(
    notes,
    'unknown-value',
    `${element.name}: "${shown}" is not a value the portal knows; nothing was kept.`,
    element,
  );
}

/** Writes the rows whose fields have a value; `list` as in {@link readBindings}. */
export function writeBindings(to: OutElement, bindings: readonly Binding[], source: Readonly<Target>, list = ''): void {
  for (const binding of bindings) {
    const value = source[binding.field];
    if (binding.readOnly || value === undefined || value === null || value === '' || Array.isArray(value)) continue;
    if (binding.values) writeEnumerated(to, binding, binding.values, value, source);
    else if (isKept(value)) writePlain(to, binding, value, list);
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function writePlain(to: OutElement, binding: Binding, value: Kept, list: string): void {
  const spec = fieldSpec(`${list}${binding.field}`);
  if (!spec) throw new Error(`The field table has no ${list}${binding.field}`);
  if (spec.kind !== 'phone') {
    ensure(to, binding.path).text = mismoText(spec, value);
    return;
  }
  const [number = '', extension] = String(value).split(/(?<=\d{4}) /);
  ensure(to, binding.path).text = number.replace(/\D/g, '');
  if (extension) ensure(to, `${parentPath(binding.path)}${extensionName}`).text = extension;
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
