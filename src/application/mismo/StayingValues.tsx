import { useTranslate } from 'react-admin';
import { type RoundTripReason, roundTripReasons } from '../../../domain/application/round-trip/reasons';
import type { RoundTripDifference } from '../../../domain/application/round-trip/round-trip.schemas';
import { Stack, Text } from '../../ui/layout/primitives';
import { DifferenceList } from './DifferenceList';
import { Disclosed } from './Disclosed';

interface Props {
  readonly loanNum: string;
  readonly differences: readonly RoundTripDifference[];
}

const ofReason = (differences: readonly RoundTripDifference[], reason: RoundTripReason) =>
  differences.filter((difference) => difference.reason === reason);

/** Values that MISMO files can't carry, by reason. */
export function StayingValues({ loanNum, differences }: Props) {
  const translate = useTranslate();
  if (differences.length === 0) return null;
  const reasons = roundTripReasons.filter((reason) => ofReason(differences, reason).length > 0);
  return (
    <Disclosed title={translate('mismo.stays')} count={differences.length} lead={translate('mismo.staysLead')}>
      <Stack gap="s3">
        {reasons.map((reason) => {
          const title = translate(`mismo.reason.${reason}`);
          return (
            <section key={reason} aria-label={title}>
              <Text as="h4" marginBlockEnd="s2" color="text-2" size="small" weight={500}>
                {title}
              </Text>
              <DifferenceList loanNum={loanNum} label={title} differences={ofReason(differences, reason)} plain />
            </section>
          );
        })}
      </Stack>
    </Disclosed>
  );
}
