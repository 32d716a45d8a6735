import { useTranslate } from 'react-admin';
import { Text } from '../ui/layout/primitives';
import { ScrollingTable } from '../ui/ScrollingTable';

interface Props {
  /** Names of the columns: of the first, which identifies the row, and of those with figures. */
  readonly heads: readonly string[];
  readonly label: string;
  /** What to say without rows. */
  readonly none: string;
  /** Absent while they load. */
  readonly rows: readonly (readonly string[])[] | undefined;
}

/** A table of figures about the running portal. */
export function SystemTable({ heads, label, none, rows }: Props) {
  const translate = useTranslate();
  if (!rows || rows.length === 0) {
    return (
      <Text as="p" color="text-3" padding="s3 s4">
        {translate(rows ? none : 'selfTest.system.loading')}
      </Text>
    );
  }
  return (
    <ScrollingTable label={label}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" data-numeric={index > 0 || undefined}>
              {translate(`selfTest.system.heads.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...figures]) => (
          <tr key={first}>
            <th scope="row">
              <bdi>{first}</bdi>
            </th>
            {figures.map((figure, index) => (
              <td key={heads[index + 1]} data-numeric>
                <bdi>{figure}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
