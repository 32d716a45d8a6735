const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The text of a key as it is, without what i18next does to it; undefined if there is none, or one with values. Names of fields
 * contain dots, so that each dot of a key may belong to a name.
 */
export function findText(texts: unknown, key: string): string | undefined {
  if (!isTree(texts)) return undefined;
  const whole = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (typeof whole === 'string') return /\{\{|\$t\(/.test(whole) ? undefined : whole;
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot);
    const found = Object.hasOwn(texts, head) ? findText(texts[head], key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
