import { useNotify } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { conditionName } from '../../domain/underwriting/condition-view';
import { useStateLabel } from './StateMark';
import { useConditionRights } from './useConditions';

/** Says that the key of a move did nothing, to those who move conditions: what they type next would run other keys. */
export function useSayImpossible(): (condition: Condition) => void {
  const notify = useNotify();
  const stateLabel = useStateLabel();
  const { decides, answers } = useConditionRights();
  return (condition) => {
    if (!decides && !answers) return;
    const messageArgs = { name: conditionName(condition), state: stateLabel(condition.state) };
    notify('conditions.impossible', { type: 'warning', messageArgs });
  };
}
