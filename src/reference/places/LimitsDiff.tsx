import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import type { LimitsCheck } from '../../../domain/reference/limits-import.schemas';
import { Note } from '../../ui/layout/primitives';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Section } from '../../ui/Section';

const kinds = ['gse', 'fha', 'va'] as const;
/** Maximum number of rows shown per list; the counts include the rest. */
const MOST = 500;

type Limits = LimitsCheck['added'][number]['after'];
interface Row {
  readonly fips: string;
  readonly state: string;
  readonly name: string;
  readonly before?: Limits;
  readonly after?: Limits;
}

const money = (value: string | undefined): string => (value ? formatMoney(value).replace(/\.00$/, '') : '–');

function Cell({ before, after }: { readonly before: string | undefined; readonly after: string | undefined }) {
  if (before === after) return <bdi dir="ltr">{money(after)}</bdi>;
  return (
    <bdi dir="ltr">
      {before && <Note as="del">{money(before)}</Note>} {after && <ins>{money(after)}</ins>}
    </bdi>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <Section title={title} flush>
      <ScrollingTable label={title}>
        <thead>
          <tr>
            <th scope="col">{translate('resources.main/admin/county.fields.name')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" data-numeric>
                {translate(`resources.main/admin/county.fields.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST).map(({ fips, state, name, before, after }) => (
            <tr key={fips}>
              <th scope="row">
                <bdi>
                  {name}, {state}
                </bdi>{' '}
                <Note>{fips}</Note>
              </th>
              {kinds.map((kind) => (
                <td key={kind} data-numeric>
                  <Cell before={before?.[kind]} after={after?.[kind]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Section>
  );
}

/** The limits that a file adds, changes and removes; the first 500 of each. */
export function LimitsDiff({ check }: { readonly check: LimitsCheck }) {
  const translate = useTranslate();
  const title = (kind: 'added' | 'changed' | 'removed'): string =>
    translate(`places.diff.${kind}`, { smart_count: check[kind].length, count: check[kind].length });
  return (
    <>
      <Rows title={title('added')} rows={check.added} />
      <Rows title={title('removed')} rows={check.removed} />
      <Rows title={title('changed')} rows={check.changed} />
      <p>{translate('places.diff.same', { smart_count: check.same, count: check.same })}</p>
    </>
  );
}
