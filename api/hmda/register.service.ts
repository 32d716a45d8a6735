import { createHash } from 'node:crypto';
import { finalActionOf } from '../../domain/hmda/action-taken';
import { type BuiltRow, larRowOf, type Register } from '../../domain/hmda/lar-row';
import { daysOf, type Filing, type Institution } from '../../domain/hmda/transmittal';
import type { LoanDocument } from '../../domain/loan/document';
import type { AporWeek } from '../../domain/pricing/apor';
import type { AppContext } from '../app-context';
import { aporWeeks, lenderSettings } from '../reference/reference.service';

/** The first and last weeks that there are rates of. */
const [FIRST_WEEK, LAST_WEEK] = ['2000-01-01', '2199-12-31'];
/** The edits that the portal has; a later set checks every loan again. */
const EDITS_OF = '2026.3';

/** What rows of the register are built with, besides the loans. */
export interface RegisterBasis {
  readonly institution: Institution;
  readonly register: Register;
  readonly apor: readonly AporWeek[];
  /** Identifies the facts above. */
  readonly basis: string;
}

const digits = (phone: string | null): string =>
  (phone ?? '').replaceAll(/\D/g, '').replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** The institution of the settings. */
async function institutionOf(db: AppContext['db']): Promise<Institution & { readonly preapproves: boolean }> {
  const settings = await lenderSettings(db);
  return {
    name: settings.lenderName,
    contactName: settings.hmdaContactName ?? '',
    contactPhone: digits(settings.hmdaContactPhone),
    contactEmail: settings.hmdaContactEmail ?? '',
    street: settings.hmdaStreet ?? '',
    city: settings.hmdaCity ?? '',
    state: settings.hmdaState ?? '',
    zip: settings.hmdaZip ?? '',
    agency: settings.hmdaAgency,
    taxId: settings.hmdaTaxId ?? '',
    lei: settings.hmdaLei ?? '',
    preapproves: settings.hmdaPreapprovals,
  };
}

/** The facts of the register as they are now. */
export async function registerBasis({ db }: Pick<AppContext, 'db'>): Promise<RegisterBasis> {
  const { preapproves, ...institution } = await institutionOf(db);
  const apor = await aporWeeks(db, FIRST_WEEK, LAST_WEEK);
  const register = { lei: institution.lei, preapproves };
  const facts = JSON.stringify([EDITS_OF, register, apor]);
  return { institution, register, apor, basis: createHash('sha256').update(facts).digest('base64url') };
}

/** The row of a loan, in the register or the file of a filing; undefined if it has no final action that is reported there. */
export function builtRow(
  loan: LoanDocument,
  { register, apor }: Pick<RegisterBasis, 'register' | 'apor'>,
  filing?: Filing,
): BuiltRow | undefined {
  const final = finalActionOf(loan);
  const days = filing && daysOf(filing);
  if (final === undefined || (days && (final.date < days.first || final.date > days.last))) return undefined;
  return larRowOf(loan, final, register, apor, days?.last);
}
