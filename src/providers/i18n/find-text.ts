const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The text of a key, or a tree of texts. Names of fields contain dots, so that each dot of a key may belong to a name. */
function textAt(texts: unknown, key: string): unknown {
  if (!isTree(texts)) return undefined;
  if (Object.hasOwn(texts, key)) return texts[key];
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot);
    const found = Object.hasOwn(texts, head) ? textAt(texts[head], key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text of a key as it is, without what i18next does to it; undefined if there is none, or one with values. */
export function findText(texts: unknown, key: string): string | undefined {
  const found = textAt(texts, key);
  return typeof found === 'string' && !/\{\{|\$t\(/.test(found) ? found : undefined;
}

/** Whether there is anything at the key. */
export const hasText = (texts: unknown, key: string): boolean => textAt(texts, key) !== undefined;
