type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * Gives every plural (`x_other`) all forms of the language; missing ones default to `other`. Arabic has six forms, and
 * React-Admin's own texts have two.
 */
export function fillPlurals(messages: Readonly<Tree>, language: string): Tree {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const fill = (tree: Readonly<Tree>): Tree => {
    const filled: Tree = {};
    for (const [key, value] of Object.entries(tree)) {
      filled[key] = isTree(value) ? fill(value) : value;
      if (!key.endsWith('_other')) continue;
      const base = key.slice(0, -'other'.length);
      for (const form of forms) filled[base + form] = tree[base + form] ?? value;
    }
    return filled;
  };
  return fill(messages);
}
