import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { type ConditionMoveKind, mayMove } from '../../domain/underwriting/condition-moves';
import { conditionName } from '../../domain/underwriting/condition-view';
import { KeyHint } from '../ui/KeyHint';
import { Row } from '../ui/layout/primitives';
import { useConditionRights } from './useConditions';

const deciding = [
  ['clear', 'C'],
  ['reject', 'R'],
  ['waive', 'W'],
] as const;
const answering = [
  ['submit', 'S'],
  ['respond', 'M'],
] as const;

/** What the user may do with the condition in its state, in the order of the buttons. */
export function useMovesOf() {
  const { decides, answers } = useConditionRights();
  return ({ state }: Pick<Condition, 'state'>) =>
    [
      ...(decides ? deciding : []),
      ...(answers ? answering : []),
      ...(decides && state !== 'rejected' ? ([['reopen', 'U']] as const) : []),
    ].filter(([move]) => mayMove(state, move));
}

interface Props {
  readonly condition: Condition;
  readonly busy: boolean;
  readonly onMove: (move: ConditionMoveKind) => void;
}

/** Buttons for what the user may do with the condition; the first one is the main one. */
export function MoveButtons({ condition, busy, onMove }: Props) {
  const translate = useTranslate();
  const moves = useMovesOf()(condition);
  const name = conditionName(condition);
  return (
    <Row wrap gap="s2">
      {moves.map(([move, key], index) => (
        <Button
          key={move}
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={busy}
          aria-keyshortcuts={key}
          onClick={() => onMove(move)}
        >
          {translate(`conditions.moves.${move}`, { name })}
          <KeyHint>{key}</KeyHint>
        </Button>
      ))}
    </Row>
  );
}
