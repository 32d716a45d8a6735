import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { type RoundTripReason, roundTripReasons } from '../../../domain/application/round-trip/reasons';
import type { RoundTripDifference } from '../../../domain/application/round-trip/round-trip.schemas';
import { token } from '../../theme/tokens';
import { DifferenceList } from './DifferenceList';
import { Disclosed } from './Disclosed';

const Groups = styled('div')({
  display: 'grid',
  gap: token('s3'),
  '& h4': { marginBlockEnd: token('s2'), color: token('text-2'), fontSize: token('fs-small'), fontWeight: 500 },
});

interface Props {
  readonly loanNum: string;
  readonly differences: readonly RoundTripDifference[];
}

const ofReason = (differences: readonly RoundTripDifference[], reason: RoundTripReason) =>
  differences.filter((difference) => difference.reason === reason);

/** What no MISMO file could carry, by reason. */
export function StayingValues({ loanNum, differences }: Props) {
  const translate = useTranslate();
  if (differences.length === 0) return null;
  const reasons = roundTripReasons.filter((reason) => ofReason(differences, reason).length > 0);
  return (
    <Disclosed title={translate('mismo.stays')} count={differences.length} lead={translate('mismo.staysLead')}>
      <Groups>
        {reasons.map((reason) => {
          const title = translate(`mismo.reason.${reason}`);
          return (
            <section key={reason} aria-label={title}>
              <h4>{title}</h4>
              <DifferenceList loanNum={loanNum} label={title} differences={ofReason(differences, reason)} plain />
            </section>
          );
        })}
      </Groups>
    </Disclosed>
  );
}
