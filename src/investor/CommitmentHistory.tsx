import { useTranslate } from 'react-admin';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useFieldText } from '../fields/useFieldText';
import { useFormats } from '../providers/i18n/useFormats';
import { Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';

/** Who changed what of the commitment, newest first. */
export function CommitmentHistory({ history }: Pick<InvestorLock, 'history'>) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const text = useFieldText();
  const { instant } = useFormats();
  if (history.length === 0) {
    return (
      <Text as="p" color="text-3" padding="0 s4 s4">
        {translate('investor.history.none')}
      </Text>
    );
  }
  return (
    <Table cells={{ padding: 's2 s3', overflowWrap: 'anywhere', verticalAlign: 'top' }} edge="s4">
      <thead>
        <tr>
          {(['at', 'by', 'field', 'before', 'after'] as const).map((name) => (
            <th key={name}>{translate(`investor.history.${name}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.map(({ at, by, field, before, after }) => (
          <tr key={`${at} ${field}`}>
            <td>
              <bdi>{instant(at)}</bdi>
            </td>
            <td>
              <bdi>{by ?? '–'}</bdi>
            </td>
            <td>{label(field)}</td>
            <td>
              <bdi>{text(field, before)}</bdi>
            </td>
            <td>
              <bdi>{text(field, after)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
