import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';

type Item = QcReviewDetail['items'][number];

function Result({ item: { result, severity } }: { readonly item: Item }) {
  const translate = useTranslate();
  if (result === null) return <Text color="text-3">{translate('quality.open')}</Text>;
  const isBad = severity === 'significant' || severity === 'moderate';
  return (
    <Text as="span" color={isBad ? 'bad-text' : undefined}>
      {translate(result === 'finding' ? `quality.severities.${severity}` : `quality.results.${result}`)}
    </Text>
  );
}

interface Props {
  readonly items: readonly Item[];
  /** Undefined for users who may not answer. */
  readonly onAnswer: ((item: Item) => void) | undefined;
}

/** What the reviewer looked at, and what they found. */
export function Checklist({ items, onAnswer }: Props) {
  const translate = useTranslate();
  return (
    <Table cells={{ padding: 's2 s3', verticalAlign: 'top', overflowWrap: 'anywhere' }} edge="s4" phoneLabels="above">
      <thead>
        <tr>
          <th scope="col">{translate('quality.item')}</th>
          <th scope="col">{translate('quality.result')}</th>
          <th scope="col">{translate('quality.note')}</th>
          {onAnswer && (
            <th scope="col">
              <Text visuallyHidden>{translate('quality.answer')}</Text>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.item}>
            <td>
              <Text as="span" weight={500} display="block">
                {translate(`quality.items.${item.item}`)}
              </Text>
              <Text as="span" size="small" color="text-3">
                {translate(`quality.about.${item.item}`)}
              </Text>
            </td>
            <td data-label={translate('quality.result')}>
              <Result item={item} />
            </td>
            <td data-label={translate('quality.note')}>
              <bdi>{item.note ?? '–'}</bdi>
            </td>
            {onAnswer && (
              <td>
                <Button
                  size="small"
                  aria-label={`${translate('quality.answer')}: ${translate(`quality.items.${item.item}`)}`}
                  onClick={() => onAnswer(item)}
                >
                  {translate(item.result === null ? 'quality.answer' : 'quality.change')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
