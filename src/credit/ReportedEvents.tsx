import { Checkbox, FormControlLabel, Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { linkToField } from '../../domain/application/locate-field';
import type { CreditComparison } from '../../domain/credit/reconcile.schemas';
import { formatDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { useFieldLabels } from '../fields/useFieldLabels';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly events: CreditComparison['events'];
  readonly taken: boolean;
  readonly disabled: boolean;
  readonly onTake: (taken: boolean) => void;
}

type Event = CreditComparison['events'][number];

const pathOf = ({ owner, field }: Event): string => `applicants.${owner[0]}.${field.replace(/^aB/, `a${owner[1]}`)}`;

/** What the report has to say about a declared event, or about one that is not declared. */
function useEventText(loan: LoanDocument) {
  const { t, name } = useCreditText();
  const { label } = useFieldLabels();
  return (event: Event): string => {
    const { owner, field, reported, isDeclared, current } = event;
    const values = {
      name: name(loan, owner),
      event: label(field),
      date: reported === null ? '' : formatDate(reported, 'long'),
    };
    if (!isDeclared) return t(reported === null ? 'events.undeclared-undated' : 'events.undeclared', values);
    if (reported === null) return t('events.undated', values);
    if (current === null) return t('events.take', values);
    return current === reported
      ? t('events.same', values)
      : t('events.differs', { ...values, current: formatDate(current, 'long') });
  };
}

/** Whether the user must look at the declarations: taking over dates does not answer it. */
const isOpenQuestion = ({ isTaken, isDeclared, current, reported }: Event): boolean =>
  !isTaken && (!isDeclared || reported === null || current !== reported);

/** Derogatory events of the report next to the declarations: their waiting period counts from their date. */
export function ReportedEvents({ loan, events, taken, disabled, onTake }: Props) {
  const { t } = useCreditText();
  const textOf = useEventText(loan);
  if (events.length === 0) return null;
  const canTake = events.some(({ isTaken }) => isTaken);
  return (
    <Row padding="0 s4 s3" align="start" gap="s2" wrap>
      {canTake ? (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={taken}
              disabled={disabled}
              onChange={({ target }) => onTake(target.checked)}
            />
          }
          label={t('takeEvents')}
        />
      ) : (
        <Text as="p" weight={500}>
          {t('events.title')}
        </Text>
      )}
      <Box as="ul" flex="1 1 300px" paddingBlockStart={canTake ? 8 : 0}>
        {events.map((event) => (
          <Box as="li" key={`${event.owner}${event.field}`}>
            {textOf(event)}{' '}
            {isOpenQuestion(event) && (
              <TextLink component={Link} to={linkToField(loan.sLNm, pathOf(event), { document: loan })}>
                {t('events.open-declarations')}
              </TextLink>
            )}
          </Box>
        ))}
        {canTake && <Note as="p">{t('events.why')}</Note>}
      </Box>
    </Row>
  );
}
