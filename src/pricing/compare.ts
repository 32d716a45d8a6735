import { compareDecimals } from '../../domain/format/decimal';

/** Marks the lowest values. Marks none if all are equal or fewer than two are known. */
export function leastOf(figures: readonly (string | null | undefined)[]): boolean[] {
  const known = figures.filter((figure): figure is string => typeof figure === 'string');
  const [first] = known;
  if (first === undefined || known.length < 2) return figures.map(() => false);
  const least = known.reduce((low, figure) => (compareDecimals(figure, low) < 0 ? figure : low), first);
  if (known.every((figure) => compareDecimals(figure, least) === 0)) return figures.map(() => false);
  return figures.map((figure) => typeof figure === 'string' && compareDecimals(figure, least) === 0);
}
