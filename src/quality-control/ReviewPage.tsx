import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { formatDate, formatMonth } from '../../domain/format/date';
import { loanPath } from '../../domain/pages/loan-path';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { useSessionUser } from '../access/public';
import { NoRecord } from '../crud/NoRecord';
import { RecordPage } from '../crud/RecordPage';
import { useErrorText } from '../providers/i18n/useErrorText';
import { useFormats } from '../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Note } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { AnswerDialog } from './AnswerDialog';
import { AssignButton } from './AssignButton';
import { Checklist } from './Checklist';
import { QUALITY, qualityCalls } from './quality-calls';
import { useAnswer, useReview, useStep } from './useReview';

type Item = QcReviewDetail['items'][number];

/** What the user can do with the review: take it, give it back, complete it, or open it again. */
function Steps({ review, isMine }: { readonly review: QcReviewDetail; readonly isMine: boolean }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const take = useStep(({ id, version, reviewer }) => qualityCalls.take(id, { version, isMine: reviewer === null }));
  const complete = useStep(({ id, version, state }) =>
    qualityCalls.complete(id, { version, isCompleted: state === 'open' }),
  );
  const isOpen = review.state === 'open';
  const open = review.items.filter(({ result }) => result === null).length;
  const error = take.error ?? complete.error;
  return (
    <>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {isOpen && (review.reviewer === null || isMine) && (
        <Button
          variant={isMine ? 'outlined' : 'contained'}
          loading={take.isPending}
          onClick={() => take.mutate(review)}
        >
          {translate(isMine ? 'quality.giveBack' : 'quality.take')}
        </Button>
      )}
      {isMine && isOpen && open > 0 && (
        <Note as="span">{translate('quality.toAnswer', { smart_count: open, count: open })}</Note>
      )}
      {isMine && (
        <Button
          variant={isOpen ? 'contained' : 'outlined'}
          disabled={isOpen && open > 0}
          loading={complete.isPending}
          onClick={() => complete.mutate(review)}
        >
          {translate(isOpen ? 'quality.complete' : 'quality.reopen')}
        </Button>
      )}
    </>
  );
}

function Loaded({ review }: { readonly review: QcReviewDetail }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const errorText = useErrorText();
  const user = useSessionUser();
  const [answering, setAnswering] = useState<Item | null>(null);
  const isMine = review.reviewer !== null && review.reviewer === user?.username.toLowerCase();
  const mayAssign = user?.roles.includes('Administrator') === true;
  const mayAnswer = isMine && review.state === 'open';
  const answer = useAnswer(review);
  return (
    <RecordPage
      title={
        <>
          <bdi>{review.loanNum}</bdi> <bdi>{review.borrower ?? ''}</bdi>
        </>
      }
      lead={translate('quality.sampleOf', {
        rule: translate(`resources.${QUALITY}.options.rule.${review.rule}`),
        month: formatMonth(review.month),
      })}
      actions={
        <>
          <Button component={Link} to={loanPath(review.loanNum, 'dashboard')}>
            {translate('quality.openLoan')}
          </Button>
          {review.state === 'open' && mayAssign && <AssignButton review={review} />}
          <Steps review={review} isMine={isMine} />
        </>
      }
    >
      <KeyFigures label={translate('quality.review')}>
        <KeyFigure
          label={translate('quality.reviewer')}
          value={<bdi>{review.reviewerName ?? '–'}</bdi>}
          sub={review.reviewer === null && translate('quality.noReviewer')}
        />
        <KeyFigure
          label={translate('quality.due')}
          value={<bdi>{formatDate(review.dueOn)}</bdi>}
          sub={review.isLate && translate('quality.late')}
        />
        <KeyFigure
          label={translate('quality.answered')}
          value={<bdi>{`${count(review.answered)} / ${count(review.items.length)}`}</bdi>}
        />
        <KeyFigure
          label={translate('quality.worst')}
          value={translate(`quality.severities.${review.severity}`)}
          sub={translate(`resources.${QUALITY}.options.state.${review.state}`)}
        />
      </KeyFigures>
      <Section title={translate('quality.checklist')} flush>
        {answer.error && <Alert severity="error">{errorText(answer.error)}</Alert>}
        <Checklist
          items={review.items}
          busy={answer.isPending}
          onAnswer={mayAnswer ? setAnswering : undefined}
          onResult={mayAnswer ? (item, result) => answer.mutate({ item, result }) : undefined}
        />
      </Section>
      {answering && <AnswerDialog review={review} item={answering} onClose={() => setAnswering(null)} />}
    </RecordPage>
  );
}

/** The review of one loan of a sample. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = useReview(id);
  if (!data) {
    return (
      <NoRecord error={error} list={createPath({ resource: QUALITY, type: 'list' })} onRetry={() => void refetch()} />
    );
  }
  return <Loaded review={data} />;
}
