import type { PricingCatalog } from './pricing-catalog.schemas';

interface OnDays {
  /** The last day on which rules changed before the days that the catalog is for; none if empty. */
  readonly since: string;
  readonly catalog: PricingCatalog;
}

const found = new WeakMap<PricingCatalog, OnDays>();

/**
 * A catalog with the programs' rules of a day (Pacific). It is the same object for as long as no rules change, because prices are
 * compiled for a list of programs.
 */
export function catalogOn(catalog: PricingCatalog, day: string): PricingCatalog {
  const due = (catalog.programVersions ?? []).filter(({ from }) => from <= day);
  if (due.length === 0) return catalog;
  const since = due.reduce((last, { from }) => (from > last ? from : last), '');
  const known = found.get(catalog);
  if (known?.since === since) return known.catalog;
  const programs = new Map(catalog.programs.map((program) => [program.lLpTemplateId, program]));
  for (const { lLpTemplateId, program } of due.toSorted((one, other) => one.from.localeCompare(other.from))) {
    if (program === null) programs.delete(lLpTemplateId);
    else programs.set(lLpTemplateId, program);
  }
  const made = { ...catalog, programs: [...programs.values()] };
  found.set(catalog, { since, catalog: made });
  return made;
}
