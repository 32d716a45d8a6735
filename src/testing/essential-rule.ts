/** The properties by which queries, clicks and expectations of tests tell what a user sees and reaches. */
const ESSENTIAL = /^(display|visibility|opacity|pointer-events|content|position|inline-size|grid-template-columns)$/;

/** A declaration with the semicolons of its quoted texts. */
const DECLARATION = /(?:"[^"]*"|'[^']*'|[^;"'])+/g;

const isEssential = (declaration: string): boolean => {
  const [property = ''] = declaration.split(':', 1);
  return ESSENTIAL.test(property.trim());
};

/**
 * A rule of the sheet with its essential declarations, or null if it has none. A rule has one block of declarations,
 * perhaps inside a condition such as `@media`. Most rules set only colors, sizes and spaces, whose cascade takes jsdom a
 * quarter of a test's time.
 */
export function essentialRule(rule: string): string | null {
  if (rule.startsWith('@keyframes')) return null;
  const start = rule.lastIndexOf('{') + 1;
  const end = rule.indexOf('}', start);
  if (start === 0 || end < start) return rule;
  const kept = (rule.slice(start, end).match(DECLARATION) ?? []).filter(isEssential);
  return kept.length > 0 ? `${rule.slice(0, start)}${kept.join(';')};${rule.slice(end)}` : null;
}
