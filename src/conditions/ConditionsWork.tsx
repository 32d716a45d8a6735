import { Tab, Tabs } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { type ConditionMoveKind, isOpenState, mayMove } from '../../domain/underwriting/condition-moves';
import { conditionViews, isInView, nextOpen } from '../../domain/underwriting/condition-view';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Stack, Text } from '../ui/layout/primitives';
import { AttachDocuments } from './AttachDocuments';
import { ConditionList } from './ConditionList';
import { ConditionPanel } from './ConditionPanel';
import { EditCondition } from './EditCondition';
import { LastMove } from './LastMove';
import { useMovesOf } from './MoveButtons';
import type { NotedMove } from './NoteForm';
import { type ConditionKey, useConditionKeys } from './useConditionKeys';
import { useConditionRights } from './useConditions';
import { type Move, useMoves } from './useDecisions';
import { useNotedMove } from './useNotedMove';
import { useSayImpossible } from './useSayImpossible';
import { useSelection } from './useSelection';

const asksForNote = (move: ConditionMoveKind): move is NotedMove => move !== 'clear' && move !== 'reopen';

interface Props {
  readonly loanNum: string;
  readonly conditions: readonly Condition[];
  readonly onAdd: () => void;
}

/** The list of conditions and the selected one beside it; on a phone, one of the two. */
export function ConditionsWork({ loanNum, conditions, onAdd }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const { view, shown, selected, select, addressOf, showView, step } = useSelection(conditions, list);
  const moves = useMoves(loanNum);
  const movesOf = useMovesOf();
  const sayImpossible = useSayImpossible();
  const noted = useNotedMove(selected?.id);
  const [editing, setEditing] = useState<Condition | null>(null);
  const [attaching, setAttaching] = useState<Condition | null>(null);
  const { answers } = useConditionRights();

  const stepTo = (by: 1 | -1) => {
    noted.close();
    step(by);
  };
  const send = (condition: Condition, move: ConditionMoveKind, note?: string, onStored?: () => void) => {
    moves.move({ condition, move, ...(note && { note }), ...(onStored && { onStored }) });
    noted.close();
    // After a decision, the next open condition is up.
    const next = move === 'clear' || move === 'waive' || move === 'reject' ? nextOpen(shown, condition.id) : condition;
    select((next ?? condition).id);
  };
  const begin = (move: ConditionMoveKind) => {
    if (!selected) return;
    if (!movesOf(selected).some(([allowed]) => allowed === move)) return sayImpossible(selected);
    if (asksForNote(move)) noted.ask(selected.id, move);
    else send(selected, move);
  };
  /** Shows the condition of a move that was refused, with what the user wrote if it may still be sent. */
  const reopen = ({ condition: { id }, move, note = '' }: Move) => {
    select(id);
    const current = conditions.find((one) => one.id === id);
    const mayRepeat = current !== undefined && movesOf(current).some(([allowed]) => allowed === move);
    if (note === '' || !asksForNote(move) || !mayRepeat) return;
    noted.ask(id, move, note);
  };
  const undo = () => {
    const { last } = moves;
    const current = last && conditions.find(({ id }) => id === last.condition.id);
    if (!last || !current || !mayMove(current.state, 'reopen')) return begin('reopen');
    // With the version after the decision: what someone did since is not taken back.
    send(last.condition, 'reopen');
  };
  const attach = () => {
    if (selected && answers && isOpenState(selected.state)) setAttaching(selected);
  };
  useConditionKeys((key: ConditionKey) => {
    if (key === 'next' || key === 'previous') stepTo(key === 'next' ? 1 : -1);
    else if (key === 'undo') undo();
    else if (key === 'add') onAdd();
    else if (key === 'attach') attach();
    else begin(key);
  });

  return (
    <>
      <Stack
        border
        radius="l"
        background="surface"
        overflow="clip"
        fromLg={{ columns: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Box minInlineSize={0} belowLg={{ display: selected ? 'none' : 'block' }}>
          <Tabs
            value={view}
            onChange={(_event, next: typeof view) => showView(next)}
            aria-label={translate('conditions.title')}
            variant="scrollable"
            scrollButtons={false}
            sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingInline: 2 }}
          >
            {conditionViews.map((each) => (
              <Tab
                key={each}
                value={each}
                label={translate(`conditions.views.${each}`, {
                  count: conditions.filter((one) => isInView(one, each)).length,
                })}
              />
            ))}
          </Tabs>
          <ConditionList
            loanNum={loanNum}
            ref={list}
            shown={shown}
            all={conditions}
            selected={selected?.id}
            addressOf={addressOf}
            isBusy={moves.isPending}
          />
        </Box>
        <Box minInlineSize={0} fromLg={{ lineStart: true }} belowLg={{ display: selected ? 'block' : 'none' }}>
          <Box position="sticky" insetBlockStart={0}>
            <LastMove last={moves.last} conditions={conditions} onUndo={undo} />
            {selected ? (
              <ConditionPanel
                key={selected.id}
                loanNum={loanNum}
                condition={selected}
                busy={moves.isPending(selected.id)}
                noting={noted.noting}
                onMove={begin}
                note={noted.note}
                onNote={(note, onStored) => noted.noting && send(selected, noted.noting, note, onStored)}
                onCancelNote={() => {
                  noted.close();
                  select(selected.id);
                }}
                onStep={stepTo}
                onBack={() => select(null)}
                onEdit={() => setEditing(selected)}
                onAttach={attach}
              />
            ) : (
              <Text as="p" padding="s6 s4" color="text-2" textAlign="center">
                {translate('conditions.selectOne')}
              </Text>
            )}
          </Box>
        </Box>
      </Stack>
      {editing && <EditCondition loanNum={loanNum} condition={editing} onClose={() => setEditing(null)} />}
      {attaching && <AttachDocuments loanNum={loanNum} condition={attaching} onClose={() => setAttaching(null)} />}
      <ErrorDialog
        error={moves.failed?.error}
        onClose={() => {
          if (moves.failed) reopen(moves.failed.move);
          moves.clearFailed();
        }}
      />
    </>
  );
}
