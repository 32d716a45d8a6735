/** Texts by key, as deep as they go. */
export interface TextTree {
  readonly [key: string]: string | TextTree | undefined;
}

/** One tree of several; where two have the same key, the later text wins. */
export function mergeTexts(...trees: readonly TextTree[]): TextTree {
  const merged: Record<string, string | TextTree | undefined> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const before = merged[key];
      merged[key] = typeof value === 'object' && typeof before === 'object' ? mergeTexts(before, value) : value;
    }
  }
  return merged;
}

/** Every text of a tree by its whole key: `loan.create.title`. */
export function flattenTexts(tree: TextTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = path === '' ? name : `${path}.${name}`;
    if (value === undefined) return [];
    return typeof value === 'string' ? [[key, value]] : flattenTexts(value, key);
  });
}
