import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { RoundTripDifference } from '../../../domain/application/round-trip/round-trip.schemas';
import { token } from '../../theme/tokens';
import { useDifferenceLabels } from './useDifferenceLabels';

const Differences = styled('ul')({
  border: token('border'),
  borderRadius: token('r'),
  '& > li': { display: 'grid', gap: 2, padding: `${token('s2')} ${token('s3')}`, overflowWrap: 'anywhere' },
  '& > li:not(:first-of-type)': { borderBlockStart: token('border') },
  '& > li[data-plain="true"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${token('s4')}`,
  },
  '& > li[data-plain="true"] .name': { fontWeight: 400, color: token('text-2') },
  '& .pair': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('s2') },
  '& .name': { fontWeight: 500 },
  '& del': { color: token('text-3') },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
  '& svg': { color: token('text-3'), flex: 'none' },
  '& p': { color: token('text-2'), fontSize: token('fs-small') },
});

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
  return (
    <Differences aria-label={label}>
      {differences.map((difference) => {
        const { label: name, before, after } = differenceText(difference);
        return (
          <li key={difference.place} data-plain={plain}>
            <span className="name">
              {name.map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' · '}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </span>
            {plain && difference.after === null ? (
              <bdi>{before}</bdi>
            ) : (
              <span className="pair">
                <del>
                  <bdi>{before}</bdi>
                </del>
                <ArrowRight className="flip" size={12} aria-hidden="true" />
                <ins>
                  <bdi>{after}</bdi>
                </ins>
              </span>
            )}
            {!plain && <p>{translate(`mismo.reason.${difference.reason}`)}</p>}
          </li>
        );
      })}
    </Differences>
  );
}
