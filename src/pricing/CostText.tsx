import { token } from '../theme/tokens';
import { costOrCredit } from './figures';
import { usePricingText } from './usePricingText';

/** `$3,250.00 credit`, `$812.50 cost`, or an en dash at par. */
export function CostText({ cost }: { readonly cost: string }) {
  const text = usePricingText().cost(cost);
  const { kind } = costOrCredit(cost);
  const color = kind === 'credit' ? token('ok-text') : kind === 'none' ? token('text-3') : undefined;
  return <bdi style={{ color }}>{text}</bdi>;
}
