import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PageKey } from '../../domain/pages/page-table';
import { ownValue } from '../../domain/tables/own-value';
import { pageById } from '../pages/page-table';
import { Note, Stack } from '../ui/layout/primitives';

/** How many records of each kind use a record. */
export type Uses = Readonly<Record<string, number>>;

/** The list of the records of each kind that use a record, where one list can be filtered to show exactly these. */
export type UsesPaths = Readonly<Record<string, string>>;

/** The page that has the records of a kind, among others. */
const pageOfKind = {
  users: 'admin-user',
  loans: 'pipeline',
  programs: 'admin-program',
  branches: 'admin-branch',
  companies: 'admin-branch-company',
  rateSheets: 'admin-program-rates',
  zips: 'admin-county-zip',
} as const satisfies Readonly<Record<string, PageKey>>;

function Use({ what, count, path }: { readonly what: string; readonly count: number; readonly path?: string }) {
  const translate = useTranslate();
  const others = translate('records.uses.others', { smart_count: count });
  const text = translate(`records.uses.${what}`, { smart_count: count, _: others });
  if (path !== undefined) return <Link to={path}>{text}</Link>;
  const key = ownValue(pageOfKind, what);
  if (key === undefined) return text;
  const page = pageById(key);
  return (
    <>
      {text}{' '}
      <Note>
        · <Link to={page.path}>{translate(`pages.${page.title}`)}</Link>
      </Note>
    </>
  );
}

/** What uses a record: a number of each kind, which leads to them, or else to the page that has them. */
export function UsesList({ uses, paths }: { readonly uses: Uses; readonly paths: UsesPaths }) {
  const translate = useTranslate();
  return (
    <>
      {translate('records.inUseText')}
      <Stack as="ul" gap="s1" marginBlockStart="s2">
        {Object.entries(uses).map(([what, count]) => {
          const path = ownValue(paths, what);
          return (
            <li key={what}>
              <Use what={what} count={count} {...(path === undefined ? {} : { path })} />
            </li>
          );
        })}
      </Stack>
    </>
  );
}
