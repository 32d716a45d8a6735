/** The words of an element's name: `LoanOriginationSystemName` becomes `Loan origination system name`. */
export function elementWords(name: string): string {
  const words = name
    .slice(name.indexOf(':') + 1)
    .replaceAll('_', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .filter(Boolean);
  const [first = '', ...rest] = words;
  return [first, ...rest.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))].join(' ');
}

/** The parts of a file by the elements that contain them, the innermost first; the rest is about the file itself. */
const parts: readonly (readonly [container: string, part: string])[] = [
  ['ASSET', 'assets'],
  ['LIABILITY', 'liabilities'],
  ['EXPENSE', 'liabilities'],
  ['EMPLOYER', 'employments'],
  ['CURRENT_INCOME_ITEM', 'incomes'],
  ['BORROWER', 'borrowers'],
  ['PARTY', 'borrowers'],
  ['SUBJECT_PROPERTY', 'property'],
  ['COLLATERAL', 'property'],
  ['LOAN', 'loan'],
];

/** The part of the file that an element belongs to. */
export function partOfElement(path: string): string {
  const containers = path.split('/');
  return parts.find(([container]) => containers.includes(container))?.[1] ?? 'file';
}
