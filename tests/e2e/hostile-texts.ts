import type { FieldPlace, FieldSpec } from '../../domain/loan/fields/field';
import { fieldTable } from '../../domain/loan/fields/field-table';
import type { Person } from '../support/person';

/** Texts that call `hit` if a page takes them for markup, from the longest to the shortest. */
const hostile = [
  '"><script>hit()</script><img src=x onerror=hit()><a href="javascript:hit()">',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
] as const;

/** The longest hostile text that a field takes. */
export const hostileText = (maxLength: number): string | undefined => hostile.find((text) => text.length <= maxLength);

/** Fields whose texts name something that exists. */
const references: readonly string[] = ['sBranchName', 'sBranchCode', 'sOriginatingCompanyName', 'liability.reoId'];

const textsOf = (...places: readonly FieldPlace[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries<FieldSpec>(fieldTable).flatMap(([name, { place, kind, maxLength = 0, computed, guarded }]) => {
      const text = hostileText(maxLength);
      const isText = (kind === 'text' || kind === 'note') && !computed && !guarded && !references.includes(name);
      return text !== undefined && isText && places.includes(place) ? [[name.replace(/^\w+\./, ''), text]] : [];
    }),
  );

const record = (place: FieldPlace) => [{ id: place, owners: ['0B'], ...textsOf(place) }];

/** A loan with a hostile text in every field that takes one. */
export const hostileLoan = {
  ...textsOf('loan'),
  applicants: [textsOf('application', 'borrower', 'coborrower')],
  ...{ employments: record('employment'), incomes: record('income'), assets: record('asset') },
  ...{ liabilities: record('liability'), reos: record('reo'), residences: record('residence') },
};

/** Watches a user's browser and returns what ran: calls of `hit`, and dialogs. */
export async function watchScripts({ context, page }: Person): Promise<() => readonly string[]> {
  const ran: string[] = [];
  await context.exposeFunction('hit', () => void ran.push(`a script on ${page.url()}`));
  page.on('dialog', async (dialog) => {
    ran.push(`a dialog on ${page.url()}`);
    await dialog.dismiss();
  });
  return () => ran;
}
