import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { mayMove } from '../../domain/underwriting/condition-moves';
import { conditionName } from '../../domain/underwriting/condition-view';
import { KeyHint } from '../ui/KeyHint';
import { Row } from '../ui/layout/primitives';
import { useConditionRights } from './useConditions';
import type { Move } from './useDecisions';

interface Props {
  readonly last: Move | null;
  readonly conditions: readonly Condition[];
  readonly onUndo: () => void;
}

/** Says what was done last, and offers to take it back while the condition has not changed since. */
export function LastMove({ last, conditions, onUndo }: Props) {
  const translate = useTranslate();
  const { decides } = useConditionRights();
  const current = last && conditions.find(({ id }) => id === last.condition.id);
  const isLatest = current?.version === last?.condition.version;
  const canUndo = decides && isLatest && current != null && mayMove(current.state, 'reopen');
  return (
    <div role="status">
      {last && isLatest && (
        <Row justify="space-between" gap="s3" padding="6 16" background="sunken" lineBelow size="small">
          <span>{translate(`conditions.done.${last.move}`, { name: conditionName(last.condition) })}</span>
          {canUndo && (
            <Button size="small" aria-keyshortcuts="U" onClick={onUndo}>
              {translate('conditions.undo')}
              <KeyHint>U</KeyHint>
            </Button>
          )}
        </Row>
      )}
    </div>
  );
}
