import { IconButton, Tab, Tabs } from '@mui/material';
import { ArrowLeft, ChevronDown, ChevronUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { type ConditionMoveKind, isOpenState } from '../../domain/underwriting/condition-moves';
import { conditionName, stepToState } from '../../domain/underwriting/condition-view';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { ConditionDocuments } from './ConditionDocuments';
import { ConditionHistory } from './ConditionHistory';
import { ConditionMessages } from './ConditionMessages';
import { MoveButtons } from './MoveButtons';
import { type NotedMove, NoteForm } from './NoteForm';
import { StateMark, useStateLabel } from './StateMark';
import { useConditionRights } from './useConditions';

interface Props {
  readonly loanNum: string;
  readonly condition: Condition;
  readonly busy: boolean;
  /** The move whose text is being written. */
  readonly noting: NotedMove | null;
  readonly onMove: (move: ConditionMoveKind) => void;
  /** The text of the move if it was refused. */
  readonly note: string;
  readonly onNote: (note: string, onStored: () => void) => void;
  readonly onCancelNote: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onBack: () => void;
  readonly onEdit: () => void;
  readonly onAttach: () => void;
}

function Head({
  loanNum,
  condition,
  onBack,
  onStep,
  onEdit,
}: Pick<Props, 'loanNum' | 'condition' | 'onBack' | 'onStep' | 'onEdit'>) {
  const translate = useTranslate();
  const { decides } = useConditionRights();
  const { list } = useFormats();
  const { accepts, state } = condition;
  const t = (key: string) => translate(`conditions.${key}`);
  return (
    <Row justify="space-between" gap="s2" color="text-2">
      <Row gap="s2" minInlineSize={0}>
        <Box fromLg={{ display: 'none' }}>
          <IconButton size="small" aria-label={t('back')} onClick={onBack}>
            <ArrowLeft size={16} aria-hidden="true" className="flip" />
          </IconButton>
        </Box>
        <span>
          <Text as="b" weight={600} color="text">
            <bdi>{conditionName(condition)}</bdi>
          </Text>
          {accepts.length > 0 && <> · {translate('conditions.acceptsTypes', { types: list([...accepts]) })}</>}
        </span>
      </Row>
      <Row flex="none" gap={4}>
        <ConditionMessages loanNum={loanNum} condition={condition} />
        {decides && isOpenState(state) && (
          <IconButton size="small" aria-label={t('edit')} title={t('edit')} onClick={onEdit}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton size="small" aria-label={t('previous')} title={t('previous')} onClick={() => onStep(-1)}>
          <ChevronUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton size="small" aria-label={t('next')} title={t('next')} onClick={() => onStep(1)}>
          <ChevronDown size={16} aria-hidden="true" />
        </IconButton>
      </Row>
    </Row>
  );
}

function Standing({ condition }: { readonly condition: Condition }) {
  const label = useStateLabel();
  const { instant } = useFormats();
  const step = stepToState(condition);
  return (
    <Stack gap="s2">
      <Row wrap gap="2 s3">
        <StateMark state={condition.state} />
        <Text weight={600}>{label(condition.state)}</Text>
        {step && (
          <Note>
            <bdi>{step.by}</bdi> · <bdi>{instant(step.at)}</bdi>
          </Note>
        )}
      </Row>
      {step?.note && step.kind !== 'edit' && (
        <Text
          as="p"
          dir="auto"
          lineStart="strong"
          paddingInlineStart="s3"
          color="text-2"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {step.note}
        </Text>
      )}
    </Stack>
  );
}

/** The selected condition: its text, state, documents and history, and what the user may do with it. */
export function ConditionPanel(props: Props) {
  const { loanNum, condition, busy, noting, note, onMove, onNote, onCancelNote, onAttach } = props;
  const translate = useTranslate();
  const [tab, setTab] = useState<'documents' | 'history'>('documents');
  const { description, documents, steps } = condition;
  return (
    <Stack as="section" gap="s4" padding="s4" aria-label={translate('conditions.selected')}>
      <Head {...props} />
      <Text as="h2" size="h3" weight={600} dir="auto" overflowWrap="anywhere">
        {description}
      </Text>
      <Standing condition={condition} />
      {noting ? (
        <NoteForm
          key={`${condition.id} ${noting}`}
          condition={condition}
          move={noting}
          initial={note}
          onSend={onNote}
          onCancel={onCancelNote}
        />
      ) : (
        <MoveButtons condition={condition} busy={busy} onMove={onMove} />
      )}
      <Box>
        <Tabs value={tab} onChange={(_event, next: typeof tab) => setTab(next)}>
          <Tab value="documents" label={translate('conditions.documents', { count: documents.length })} />
          <Tab value="history" label={translate('conditions.history', { count: steps.length })} />
        </Tabs>
        <Box paddingBlockStart="s3" role="tabpanel">
          {tab === 'documents' ? (
            <ConditionDocuments loanNum={loanNum} condition={condition} onAttach={onAttach} />
          ) : (
            <ConditionHistory steps={steps} />
          )}
        </Box>
      </Box>
    </Stack>
  );
}
