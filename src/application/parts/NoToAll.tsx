import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { token } from '../../theme/tokens';
import { Row } from '../../ui/layout/primitives';
import { useTyped } from '../edit/useTyped';
import { depthOf, type FieldGroup, fieldOf } from '../layout/layout';
import { type FieldHolder, fieldNameOf, sourceOf } from './field-holder';
import { isShown } from './is-shown';

/** Looks disabled when there is nothing left to answer. */
const answerStyles = {
  flex: 'none',
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    borderColor: token('line'),
    background: 'none',
    color: token('text-3'),
    cursor: 'default',
  },
} as const;

interface Props {
  readonly group: FieldGroup;
  readonly holder: FieldHolder;
}

/** Form paths of the group's unanswered questions, without follow-up questions. */
function useUnanswered({ fields }: FieldGroup, holder: FieldHolder): readonly string[] {
  const questions = fields
    .filter((placed) => depthOf(placed) === 0 && fieldSpec(fieldNameOf(holder, fieldOf(placed)))?.kind === 'yesno')
    .map(fieldOf);
  const { getValues } = useFormContext();
  const names = useTyped((document) =>
    questions
      .filter((name) => isShown(name, holder, document))
      .map((name) => sourceOf(holder, name))
      .filter((source) => typeof getValues(source) !== 'boolean')
      .join(),
  );
  return names === '' ? [] : names.split(',');
}

/** Answers open questions with No, keeps given answers, and announces how many it answered. */
export function NoToAll({ group, holder }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const unanswered = useUnanswered(group, holder);
  const [answered, setAnswered] = useState(0);
  const isDone = unanswered.length === 0;
  const answer = (): void => {
    if (isDone) return;
    for (const source of unanswered) setValue(source, false, { shouldDirty: true, shouldTouch: true });
    setAnswered(unanswered.length);
  };
  if (isDone && answered === 0) return null;
  return (
    <Row wrap justify="end" gap={8}>
      <span role="status">{isDone && translate('borrowerPages.answeredNo', { smart_count: answered })}</span>
      {/* aria-disabled keeps the focus on the button. */}
      <Button sx={answerStyles} variant="outlined" size="small" aria-disabled={isDone} onClick={answer}>
        {translate('borrowerPages.noToAll')}
      </Button>
    </Row>
  );
}
