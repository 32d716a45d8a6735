import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { RoundTripDifference } from '../../../domain/application/round-trip/round-trip.schemas';
import { Box, type ElementProps, Row, Stack, Text } from '../../ui/layout/primitives';
import { useDifferenceLabels } from './useDifferenceLabels';

const ExplainedEntry = (props: ElementProps<'li'>) => (
  <Stack as="li" gap={2} padding="s2 s3" overflowWrap="anywhere" {...props} />
);

const PlainEntry = (props: ElementProps<'li'>) => (
  <Row
    as="li"
    wrap
    justify="space-between"
    align="stretch"
    gap="0 s4"
    padding="s2 s3"
    overflowWrap="anywhere"
    {...props}
  />
);

interface Props {
  readonly loanNum: string;
  readonly label: string;
  readonly differences: readonly RoundTripDifference[];
  /** Shows only the old values, for values that are not exported. */
  readonly plain?: boolean;
}

/** Values that change in the round trip: label, old and new value, and the reason unless all share it. */
export function DifferenceList({ loanNum, label, differences, plain = false }: Props) {
  const translate = useTranslate();
  const differenceText = useDifferenceLabels(loanNum);
  const Entry = plain ? PlainEntry : ExplainedEntry;
  return (
    <Box as="ul" border radius="m" dividers aria-label={label}>
      {differences.map((difference) => {
        const { label: name, before, after } = differenceText(difference);
        return (
          <Entry key={difference.place}>
            <Text weight={plain ? 400 : 500} color={plain ? 'text-2' : undefined}>
              {name.map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' · '}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </Text>
            {plain && difference.after === null ? (
              <bdi className="masked">{before}</bdi>
            ) : (
              <Row as="span" wrap gap="s2" iconColor="text-3">
                <Text as="del" color="text-3">
                  <bdi>{before}</bdi>
                </Text>
                <ArrowRight className="flip" size={12} aria-hidden="true" />
                <Text as="ins" weight={500} textDecoration="none">
                  <bdi>{after}</bdi>
                </Text>
              </Row>
            )}
            {!plain && (
              <Text as="p" color="text-2" size="small">
                {translate(`mismo.reason.${difference.reason}`)}
              </Text>
            )}
          </Entry>
        );
      })}
    </Box>
  );
}
