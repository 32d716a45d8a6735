import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { Box, Note, Row, Text } from '../ui/layout/primitives';

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

/** Results without a finding. */
const plainResults = ['pass', 'not-applicable'] as const;

interface Props {
  readonly items: readonly Item[];
  /** Undefined for users who may not answer. */
  readonly onAnswer: ((item: Item) => void) | undefined;
  /** Answers that need no words, with one click. */
  readonly onResult: ((item: Item, result: (typeof plainResults)[number]) => void) | undefined;
  readonly busy: boolean;
}

/** What the reviewer looked at, and what they found. */
export function Checklist({ items, onAnswer, onResult, busy }: Props) {
  const translate = useTranslate();
  const nameOf = ({ item }: Item): string => translate(`quality.items.${item}`);
  return (
    <Box as="ul" margin={0} padding={0} style={{ listStyle: 'none' }}>
      {items.map((item) => (
        <Row key={item.item} as="li" wrap justify="space-between" align="center" gap="s2 s4" padding="s3 s4" lineAbove>
          <Box flex="1 1 260px" minInlineSize={0}>
            <Text as="span" weight={500} display="block">
              {translate(`quality.items.${item.item}`)}
            </Text>
            <Note as="span">{translate(`quality.about.${item.item}`)}</Note>
            {item.note && (
              <Text as="p" marginBlockStart={4} overflowWrap="anywhere">
                <bdi>{item.note}</bdi>
              </Text>
            )}
          </Box>
          <Row wrap gap="s1 s2" align="center">
            {(item.result !== null || !onResult) && <Result item={item} />}
            {item.result === null &&
              onResult &&
              plainResults.map((result) => (
                <Button
                  key={result}
                  size="small"
                  disabled={busy}
                  aria-label={`${translate(`quality.results.${result}`)}: ${nameOf(item)}`}
                  onClick={() => onResult(item, result)}
                >
                  {translate(`quality.results.${result}`)}
                </Button>
              ))}
            {onAnswer && (
              <Button
                size="small"
                aria-label={`${translate('quality.answer')}: ${nameOf(item)}`}
                onClick={() => onAnswer(item)}
              >
                {translate(item.result === null ? 'quality.results.finding' : 'quality.change')}
              </Button>
            )}
          </Row>
        </Row>
      ))}
    </Box>
  );
}
