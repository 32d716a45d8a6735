import type { AppraisalState as State } from '../../../domain/appraisal/appraisal-states';
import { type TokenName, token } from '../../theme/tokens';
import { DotLabel } from '../../ui/layout/Dot';
import { useAppraisalText } from './useAppraisalText';

const fills = {
  ...{ draft: 'text-3', submitted: 'dot-blue', accepted: 'dot-blue', assigned: 'dot-blue', scheduled: 'dot-blue' },
  ...{ inspected: 'dot-blue', delayed: 'dot-orange', delivered: 'dot-orange', revision: 'dot-blue' },
  ...{ reviewed: 'dot-green', ucdp: 'dot-green', complete: 'dot-green' },
  ...{ declined: 'dot-red', rejected: 'dot-red', failed: 'dot-red', cancelled: 'text-3' },
} as const satisfies Readonly<Record<State, TokenName>>;

/** The state of an appraisal in words. */
export function AppraisalState({ state }: { readonly state: State }) {
  const { t } = useAppraisalText();
  return <DotLabel fill={token(fills[state])}>{t(`states.${state}`)}</DotLabel>;
}
