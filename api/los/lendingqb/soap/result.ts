import { XmlProblem } from '../../../ports/vendors/xml';
import { losSaid, scrubbed } from '../los-said';
import { findAll, readResult, type XmlNode } from './envelope';

/** A result of LendingQB, and what it warns of. */
export interface Result {
  readonly root: XmlNode;
  readonly warnings: readonly string[];
}

/** The texts in these elements, whatever the case of their name. */
function textsIn(root: XmlNode, names: readonly string[]): string[] {
  const nodes = names.flatMap((name) => findAll(root, name));
  return nodes.map((node) => node.text.trim() || node.attributes.message?.trim() || '').filter((text) => text !== '');
}

const statuses: ReadonlySet<string> = new Set(['ok', 'okwithwarning', 'error']);

/** The status in lower case; a document without one is a result that is OK. A page of a proxy may be XML, too. */
function statusOf(root: XmlNode): string {
  const [, given = 'OK'] = Object.entries(root.attributes).find(([name]) => name.toLowerCase() === 'status') ?? [];
  const [name, status] = [root.name.toLowerCase(), given.trim().toLowerCase()];
  if (name === 'html' || !statuses.has(status)) throw new XmlProblem(`The answer is no result: ${name}`);
  return name === 'error' ? name : status;
}

/**
 * The result in an answer: `status` is OK, OKWithWarning or Error. Throws the error of the LOS as a refusal, and
 * XmlProblem for an answer that is no result, or one of too many elements.
 */
export function checkedResult(text: string, maxElements?: number): Result {
  let root: XmlNode;
  try {
    root = readResult(text, maxElements);
  } catch (error) {
    // Errors also come as plain text.
    if (error instanceof XmlProblem && text.trim() !== '' && !text.trim().startsWith('<')) throw losSaid(text);
    throw error;
  }
  const status = statusOf(root);
  if (status === 'error') {
    throw losSaid([...textsIn(root, ['Error', 'error']), root.text.trim()].filter(Boolean).join(' '));
  }
  return { root, warnings: status === 'okwithwarning' ? textsIn(root, ['Warning', 'warning']).map(scrubbed) : [] };
}
