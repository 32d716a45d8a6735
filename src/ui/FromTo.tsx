import { ArrowRight } from 'lucide-react';
import { token } from '../theme/tokens';
import { Text } from './layout/primitives';

/** An icon, because an arrow character does not flip in Arabic. The spaces separate the values for screen readers and copying. */
const arrow = { marginInline: 3, verticalAlign: 'middle', color: token('text-3') };

/** A value before and after a change. */
export const FromTo = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <>
    <Text as="del" color="text-3">
      <bdi>{from}</bdi>
    </Text>{' '}
    <ArrowRight style={arrow} size={12} strokeWidth={1.6} className="flip" aria-hidden /> <bdi>{to}</bdi>
  </>
);
