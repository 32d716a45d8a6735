/** Texts by key, nested to any depth. */
export interface TextTree {
  readonly [key: string]: string | TextTree | undefined;
}

/** Merges trees; later texts override earlier ones. */
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

/** All texts of a tree by full key, such as `loan.create.title`. */
export function flattenTexts(tree: TextTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = path === '' ? name : `${path}.${name}`;
    if (value === undefined) return [];
    return typeof value === 'string' ? [[key, value]] : flattenTexts(value, key);
  });
}
