import { createHash } from 'node:crypto';
import { finalActionOf } from '../../domain/hmda/action-taken';
import { type BuiltRow, larRowOf, type Register } from '../../domain/hmda/lar-row';
import { daysOf, type Filing, type Institution } from '../../domain/hmda/transmittal';
import { addDays } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { type AporWeek, mondayOf } from '../../domain/pricing/apor';
import type { AppContext } from '../app-context';
import { aporWeeks } from '../reference/reference.service';
import { settingsOf } from '../reference/reference.service';

/** Rates are locked at most this long before the final action. */
const RATE_SET_DAYS = 400;
/** The edits that the portal has; a later set checks every loan again. */
const EDITS_OF = '2026';

/** What rows of a filing are built with, besides the loans. */
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
  const settings = await settingsOf(db);
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

/** The facts of a filing. */
export async function registerBasis({ db }: Pick<AppContext, 'db'>, filing: Filing): Promise<RegisterBasis> {
  const { first, last } = daysOf(filing);
  const { preapproves, ...institution } = await institutionOf(db);
  const apor = await aporWeeks(db, mondayOf(addDays(first, -RATE_SET_DAYS)), last);
  const register = { lei: institution.lei, preapproves };
  const facts = JSON.stringify([EDITS_OF, register, apor]);
  return { institution, register, apor, basis: createHash('sha256').update(facts).digest('base64url') };
}

/** The row of a loan; undefined if it has no final action that is reported. */
export function builtRow(
  loan: LoanDocument,
  { register, apor }: Pick<RegisterBasis, 'register' | 'apor'>,
): BuiltRow | undefined {
  const final = finalActionOf(loan);
  return final && larRowOf(loan, final, register, apor);
}
