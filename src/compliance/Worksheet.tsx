import type { ComplianceTest } from '../../domain/compliance/compliance-test';
import { Box } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { useComplianceText } from './useComplianceText';

/** The lines of a test, as an underwriter writes them down. */
export function Worksheet({ test, label }: { readonly test: ComplianceTest; readonly label: string }) {
  const text = useComplianceText();
  return (
    <Box border radius="m" background="canvas">
      <Table aria-label={label} cells={{ padding: '6 s3', verticalAlign: 'top' }} lines="between" size="small">
        <tbody>
          {test.lines.map((line, index) => (
            // A worksheet never changes its order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may appear twice
            <tr key={`${line.code} ${index}`}>
              <Box as="th" scope="row" weight={line.code === 'spread' || line.code === 'known' ? 600 : 400}>
                <bdi>{text.line(line)}</bdi>
              </Box>
              <td data-numeric>
                <bdi className="num">{text.amount(line)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
