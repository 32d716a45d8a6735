import { emptyDocument, type LoanValues, type NewLoanDocument } from '../../domain/loan/document';
import type { ZipDetail } from '../../domain/reference/places.schemas';
import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';
import { findZip } from '../reference/reference.service';

type Place = Pick<LoanValues, 'sSpCity' | 'sSpState' | 'sSpCounty' | 'sSpCountyFips'>;

async function placeOf(portal: AppContext, zip: unknown): Promise<ZipDetail | null> {
  if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) return null;
  return findZip(portal, zip).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  });
}

const fieldsOf = ({ city, state, countyName, fips }: ZipDetail): Place => ({
  sSpCity: city,
  sSpState: state,
  sSpCounty: countyName,
  sSpCountyFips: fips,
});

/**
 * The place that a changed ZIP code of the property says, for forms and callers that know the code alone. A value that the change
 * states stays, and so does one that is another than the old ZIP code says.
 */
export async function placeOfNewZip(
  portal: AppContext,
  loan: NewLoanDocument,
  changes: Readonly<Record<string, unknown>>,
): Promise<Place> {
  const found = await placeOf(portal, changes.sSpZip);
  if (!found) return {};
  const old = await placeOf(portal, loan.sSpZip);
  const before: Place = old ? fieldsOf(old) : {};
  const isFollowing = (name: string): boolean => {
    const stored = loan[name as keyof Place];
    return !Object.hasOwn(changes, name) && (!stored || stored === before[name as keyof Place]);
  };
  return Object.fromEntries(Object.entries(fieldsOf(found)).filter(([name, value]) => value && isFollowing(name)));
}

/** The place that the ZIP code of a new loan says, where its draft says nothing. */
export function placeOfNewLoan(portal: AppContext, draft: NewLoanDocument): Promise<Place> {
  const stated = Object.entries(draft).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return placeOfNewZip(portal, emptyDocument(), Object.fromEntries(stated));
}
