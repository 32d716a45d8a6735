import type { CostDetails } from './cost-details';
import { hasPayee } from './payee';

/** The charges whose payee is not known, as page 2 names them: entered fees, for which users can name one. */
export function unnamedPayees({ sections }: Pick<CostDetails, 'sections'>): string[] {
  const rows = Object.values(sections).flatMap((section) => section.rows);
  const unnamed = rows.filter(
    (row) => row.to === undefined && row.lines.some((line) => line.source === 'fee' && hasPayee(line)),
  );
  return [...new Set(unnamed.map(({ label }) => label))];
}
