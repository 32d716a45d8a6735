import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useOne, useRows } from '../../providers/data/useRecords';
import { useFormats } from '../../providers/i18n/useFormats';
import type { Side } from './users';

/** The rows of branches or companies that the form offers, too. */
export const allPlaces = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' },
} as const;

/** How many loans the user of this form would see, as one line; empty if none, and undefined until it is known. */
export function useVisibleLoans({ isPml, place, places }: Side): readonly string[] | undefined {
  const translate = useTranslate();
  const { count } = useFormats();
  const [placeName, isRetail]: readonly unknown[] = useWatch({ name: [place, 'isRetail'] });
  const isAll = !isPml && isRetail !== true;
  const { data: rows } = useRows(places, allPlaces);
  const id = rows?.find(({ name }) => name === placeName)?.id;
  const { data: found, isPending } = useOne(places, String(id), { enabled: !isAll && id !== undefined });
  const { total } = useRows(
    'loans',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'sStatusD', order: 'DESC' } },
    { enabled: isAll },
  );
  if (isAll) {
    if (total === undefined) return undefined;
    return [translate('people.user.allLoans', { number: count(total) })];
  }
  const loans = found?.uses?.loans;
  if (typeof placeName !== 'string' || placeName === '') return [];
  if (loans === undefined) return rows === undefined || (id !== undefined && isPending) ? undefined : [];
  const kind = loans === 0 ? 'NoLoans' : 'Loans';
  return [
    translate(`people.user.${isPml ? 'company' : 'branch'}${kind}`, {
      number: count(loans),
      place: `\u2068${placeName}\u2069`,
    }),
  ];
}
