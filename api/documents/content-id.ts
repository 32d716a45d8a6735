import { sha256Of } from '../ports/files/digest';

/** The same parts have the same ID, so that a document that is made twice at once, or again after a timeout, is stored once. */
export async function contentId(parts: readonly string[]): Promise<string> {
  const digest = await sha256Of(Buffer.from(parts.join('\n')));
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => digest.slice(from, to));
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
