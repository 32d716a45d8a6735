import { Paperclip } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate } from '../../domain/format/date';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { stepToState } from '../../domain/underwriting/condition-view';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { ConditionMessages } from './ConditionMessages';
import { StateMark, useStateLabel } from './StateMark';

interface Props {
  readonly loanNum: string;
  readonly condition: Condition;
  readonly to: { readonly search: string };
  readonly selected: boolean;
  readonly busy: boolean;
}

/** A condition in the list, and its messages behind it. */
export function ConditionRow({ loanNum, ...props }: Props) {
  const { condition, selected } = props;
  return (
    <Row
      align="stretch"
      background={selected ? 'selected' : 'none'}
      onHover={{ background: selected ? 'selected' : 'hover' }}
    >
      <Condensed {...props} />
      <ConditionMessages loanNum={loanNum} condition={condition} hidesNone />
    </Row>
  );
}

/** State, number, text, who brought it there and why, documents, and since when. */
function Condensed({ condition, to, selected, busy }: Omit<Props, 'loanNum'>) {
  const translate = useTranslate();
  const label = useStateLabel();
  const { id, state, number, description, documents, createdD, doneD } = condition;
  const isOpen = isOpenState(state);
  const step = stepToState(condition);
  const why = state === 'rejected' || state === 'waived' ? step?.note : null;
  return (
    <Row
      as={Link}
      to={to}
      flex={1}
      minInlineSize={0}
      align="start"
      gap="s3"
      padding="s2 s4"
      color="text"
      opacity={busy ? 0.6 : undefined}
      onHover={{ textDecoration: 'none' }}
      whenFocused={{ outlineOffset: -2 }}
      onTouch={{ minBlockSize: 44 }}
      aria-current={selected ? 'true' : undefined}
      aria-busy={busy}
      data-condition={id}
    >
      <StateMark state={state} />
      <Text numeric color="text-3" minInlineSize={20} textAlign="end">
        <bdi>{number}</bdi>
      </Text>
      <Stack as="span" flex={1} minInlineSize={0}>
        <Text dir="auto" weight={isOpen ? 500 : 400} color={isOpen ? 'text' : 'text-3'} overflowWrap="anywhere">
          {description}
        </Text>
        <Note>
          <Text color={state === 'rejected' ? 'bad-text' : 'text-2'} weight={state === 'submitted' ? 600 : 400}>
            {label(state)}
          </Text>
          {step && (
            <>
              {' · '}
              <bdi>{step.by}</bdi>
            </>
          )}
        </Note>
        {why && (
          <Text as="span" dir="auto" size="small" color="text-2" maxLines={2}>
            {why}
          </Text>
        )}
      </Stack>
      <Row as="span" flex="none" gap="s3" color="text-3" size="small">
        {documents.length > 0 && (
          <Row as="span" gap={4}>
            <Paperclip size={14} strokeWidth={1.6} aria-hidden="true" />
            <bdi>{documents.length}</bdi>
            <Text visuallyHidden>{translate('conditions.files', { smart_count: documents.length })}</Text>
          </Row>
        )}
        <Text numeric>
          <bdi>{formatDate(doneD ?? createdD)}</bdi>
        </Text>
      </Row>
    </Row>
  );
}
