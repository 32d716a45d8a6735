import { useTranslate } from 'react-admin';
import { columnsOf, type ImportedRow, keyOf, type TableImport } from '../../../domain/records/import/table-import';
import type { TableCheck } from '../../../domain/records/import/table-import.schemas';
import { useValueText } from '../../fields/useValueText';
import { Note } from '../../ui/layout/primitives';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Section } from '../../ui/Section';

/** Maximum number of rows shown per list; the counts include the rest. */
const MOST = 500;

type Changed = Partial<TableCheck['changed'][number]>;

interface Props {
  readonly table: TableImport;
  /** The label of a column. */
  readonly labelOf: (column: string) => string;
}

const isNumeric = (table: TableImport, name: string): boolean =>
  ['money', 'percent', 'integer', 'decimal'].includes(table.columns[name]?.kind ?? 'text');

/** Values of a column as shown: without the decimals that a whole amount does not have. */
function useCellText({ columns }: TableImport) {
  const { specText } = useValueText();
  return (name: string, row: ImportedRow | undefined): string | undefined =>
    row && specText(columns[name] ?? { kind: 'text' }, row[name]);
}

function Rows({ title, rows, table, labelOf }: Props & { readonly title: string; readonly rows: readonly Changed[] }) {
  const textOf = useCellText(table);
  if (rows.length === 0) return null;
  const names = table.compared ?? columnsOf(table);
  return (
    <Section title={title} flush>
      <ScrollingTable label={title}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" data-numeric={isNumeric(table, name) || undefined}>
                {labelOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST).map(({ before, after }) => (
            <tr key={keyOf(table, after ?? before ?? {})}>
              {names.map((name) => (
                <td key={name} data-numeric={isNumeric(table, name) || undefined}>
                  <Cell before={textOf(name, before)} after={textOf(name, after)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Section>
  );
}

function Cell({ before, after }: { readonly before: string | undefined; readonly after: string | undefined }) {
  // All of a new or removed row differs, which its list already says.
  if (before === undefined || after === undefined || before === after) return <bdi>{after ?? before}</bdi>;
  return (
    <bdi>
      <Note as="del">{before}</Note> <ins>{after}</ins>
    </bdi>
  );
}

/** The values of the form that differ from the stored ones, such as the first day of a year. */
function FormChanges({ check, table, labelOf }: Props & { readonly check: TableCheck }) {
  const translate = useTranslate();
  const { specText } = useValueText();
  if (check.comparedWith === '' || check.form.length === 0) return null;
  const title = translate('imports.form');
  return (
    <Section title={title} flush>
      <ScrollingTable label={title}>
        <tbody>
          {check.form.map(({ name, before, after }) => {
            const spec = table.form[name] ?? { kind: 'text' };
            return (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td>
                  <Cell before={specText(spec, before)} after={specText(spec, after)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollingTable>
    </Section>
  );
}

/** What a file changes: values of the form, and rows, the first 500 of each kind. */
export function TableDiff({ check, ...shown }: Props & { readonly check: TableCheck }) {
  const translate = useTranslate();
  const title = (kind: 'added' | 'changed' | 'removed'): string =>
    translate(`imports.${kind}`, { smart_count: check[kind].length, count: check[kind].length });
  return (
    <>
      <FormChanges {...shown} check={check} />
      <Rows {...shown} title={title('added')} rows={check.added.map((after) => ({ after }))} />
      <Rows {...shown} title={title('removed')} rows={check.removed.map((before) => ({ before }))} />
      <Rows {...shown} title={title('changed')} rows={check.changed} />
      <p>{translate('imports.same', { smart_count: check.same, count: check.same })}</p>
    </>
  );
}
