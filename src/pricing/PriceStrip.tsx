import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { unknownHousingCosts } from '../../domain/loan/housing-costs';
import { programPages } from '../../domain/loan/write-pages';
import { loanPath } from '../../domain/pages/loan-path';
import { useFormats } from '../providers/i18n/useFormats';
import { useEditable } from '../shell/loan/useLoan';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { ChangedFacts } from './ChangedFacts';
import { FigureMoves } from './FigureMoves';
import { priceStateText } from './price-state-text';
import { ReasonList } from './ReasonList';
import { RefusalDialog } from './RefusalDialog';
import { refusalOf } from './useChooseProgram';
import { usePriceReview } from './usePriceReview';
import { usePricingText } from './usePricingText';
import { useReprice } from './useReprice';

function Reprice({ loan, review }: { readonly loan: LoanDocument; readonly review: PriceReview }) {
  const { t } = usePricingText();
  const { reprice, canReprice, isPending, error, reset } = useReprice(loan.sLNm, review);
  const tried = {
    program: { Name: review.program ?? '' },
    option: { Rate: review.rate ?? '', Price: review.after?.price ?? '' },
  };
  if (!canReprice) {
    return (
      <Button color="inherit" size="small" component={Link} to={loanPath(loan.sLNm, 'register-select-program')}>
        {t('strip.select')}
      </Button>
    );
  }
  return (
    <>
      <Button color="inherit" size="small" variant="outlined" loading={isPending} onClick={reprice}>
        {t('strip.reprice')}
      </Button>
      <RefusalDialog refusal={error ? refusalOf(error, tried) : null} onClose={reset} />
    </>
  );
}

interface Props {
  readonly loan: LoanDocument;
  /** Leaves room below. */
  readonly spaced?: boolean;
}

/**
 * Says that the price of the loan is out of date: old and new figures, what changed, and a button to price it again. Renders
 * nothing while the price is up to date.
 */
export function PriceStrip({ loan, spaced = false }: Props) {
  const { t } = usePricingText();
  const { instant } = useFormats();
  const { editable } = useEditable(programPages);
  const { data: review } = usePriceReview(loan);
  if (!review || review.state === 'current' || review.state === 'none') return null;
  return (
    <Alert
      severity={review.state === 'changed' ? 'info' : 'warning'}
      role="status"
      aria-label={t('strip.label')}
      action={editable && <Reprice loan={loan} review={review} />}
      sx={{
        mb: spaced ? 5 : 0,
        alignItems: 'flex-start',
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
        '& .MuiAlert-action': { paddingBlock: 1, marginInlineEnd: 0 },
        '@media print': { display: 'none' },
      }}
    >
      <Stack gap="s2">
        <Text weight={500}>
          <bdi>{priceStateText(t, review)}</bdi>
        </Text>
        {review.after && <FigureMoves before={review.before} after={review.after} lacks={unknownHousingCosts(loan)} />}
        {review.reasons.length > 0 && <ReasonList reasons={review.reasons} />}
        {review.changes.length > 0 && <ChangedFacts changes={review.changes} />}
        {review.pricedAt && <Note>{t('strip.at', { at: instant(review.pricedAt) })}</Note>}
      </Stack>
    </Alert>
  );
}
