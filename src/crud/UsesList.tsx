import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Stack } from '../ui/layout/primitives';

/** How many records of each kind use a record. */
export type Uses = Readonly<Record<string, number>>;

/** The list of the records of each kind that use a record, where one list has exactly these. */
export type UsesPaths = Readonly<Record<string, string>>;

/** What uses a record: a number of each kind, which leads to them. */
export function UsesList({ uses, paths }: { readonly uses: Uses; readonly paths: UsesPaths }) {
  const translate = useTranslate();
  return (
    <>
      {translate('records.inUseText')}
      <Stack as="ul" gap="s1" marginBlockStart="s2">
        {Object.entries(uses).map(([what, count]) => {
          const others = translate('records.uses.others', { smart_count: count });
          const text = translate(`records.uses.${what}`, { smart_count: count, _: others });
          const path = Object.hasOwn(paths, what) ? paths[what] : undefined;
          return <li key={what}>{path === undefined ? text : <Link to={path}>{text}</Link>}</li>;
        })}
      </Stack>
    </>
  );
}
