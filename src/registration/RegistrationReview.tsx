import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import { unknownHousingCosts } from '../../domain/loan/housing-costs';
import { countsAsSubmission } from '../../domain/registration/can-register';
import {
  ChangedFacts,
  FigureMoves,
  priceStateText,
  ReasonList,
  usePriceReview,
  usePricingText,
} from '../pricing/public';
import { useFormats } from '../providers/i18n/useFormats';
import type { LoanRecord } from '../shell/loan/useLoan';
import { useSubmissionFiles } from '../shell/loan/useSubmissionFiles';
import { Box, Note, Stack, Text } from '../ui/layout/primitives';
import { Recipients } from './Recipients';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="h3" size="small" weight={600} color="text-2" margin="0">
        {title}
      </Text>
      <Box marginBlockStart="s1">{children}</Box>
    </div>
  );
}

/** What will be registered: the figures, what changed since the eDisclosure, who is disclosed to, and the files. */
export function RegistrationReview({ loan }: { readonly loan: LoanRecord }) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const { instant, line } = useFormats();
  const { data: review } = usePriceReview(loan);
  const { data: files } = useSubmissionFiles(loan.sLNm);
  if (!review || review.state === 'none') return null;
  const names = (files ?? []).filter(countsAsSubmission).map(({ name }) => name);
  const word = (key: string, values = {}) => translate(`registration.review.${key}`, values);
  return (
    <Stack gap="s3" lineAbove paddingBlockStart="s3" aria-label={word('title')} role="group">
      <Part title={word('figures')}>
        <Text as="p" marginBlockEnd="s2">
          <bdi>
            {word('terms', {
              amount: formatMoney(loan.sFinalLAmt ?? loan.sLAmtCalc),
              rate: formatPercent(loan.sNoteIR),
            })}
          </bdi>
        </Text>
        <FigureMoves before={review.before} after={review.after} lacks={unknownHousingCosts(loan)} />
        <Note as="p" marginBlockStart="s1">
          <bdi>{priceStateText(t, review)}</bdi>
          {review.pricedAt && <> {t('strip.at', { at: instant(review.pricedAt) })}</>}
        </Note>
        {review.reasons.length > 0 && <ReasonList reasons={review.reasons} />}
      </Part>
      {review.sinceDisclosure && (
        <Part title={word('sinceDisclosure')}>
          {review.sinceDisclosure.length > 0 ? <ChangedFacts changes={review.sinceDisclosure} /> : word('unchanged')}
        </Part>
      )}
      <Part title={word('recipients')}>
        <Recipients loan={loan} />
      </Part>
      <Part title={word('files')}>{names.length > 0 ? <bdi>{line(names)}</bdi> : word('noFiles')}</Part>
    </Stack>
  );
}
