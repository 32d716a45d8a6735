import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { useErrorText } from '../providers/i18n/useErrorText';
import { useFormats } from '../providers/i18n/useFormats';
import { Row, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { investorCalls } from './investor-calls';
import { useShowLock } from './useInvestorLock';

/** What the loan is worth today: priced on demand, and saved with the loan. */
export function CurrentPricePanel({ lock }: { readonly lock: InvestorLock }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { instant } = useFormats();
  const errorText = useErrorText();
  const { loanNum, version, current } = lock;
  const show = useShowLock(loanNum);
  const price = useMutation({ mutationFn: () => investorCalls.currentPrice(loanNum) });
  const save = useMutation({
    mutationFn: (seen: string) => investorCalls.saveCurrentPrice(loanNum, { version, price: seen }),
    onSuccess: (saved) => {
      show(saved);
      price.reset();
      notify('investor.current.saved', { type: 'success' });
    },
  });
  const found = price.data;
  const error = price.error ?? save.error;
  return (
    <Section title={translate('investor.current.title')}>
      <Stack gap="s3">
        <Text as="p" color="text-2">
          {current.price === null || current.at === null
            ? translate('investor.current.none')
            : translate('investor.current.stored', {
                price: current.price,
                at: instant(current.at),
                smart_count: current.days ?? 0,
              })}
        </Text>
        {found?.price ? (
          <Text as="p" weight={500}>
            {translate('investor.current.now', { price: found.price, smart_count: found.lockDays })}
          </Text>
        ) : null}
        {found && !found.price ? (
          <Alert severity="info">{translate(`investor.current.states.${found.state}`)}</Alert>
        ) : null}
        {error ? <Alert severity="error">{errorText(error)}</Alert> : null}
        <Row gap="s2" wrap>
          <Button variant="outlined" loading={price.isPending} onClick={() => price.mutate()}>
            {translate('investor.current.price')}
          </Button>
          {found?.price ? (
            <Button variant="outlined" loading={save.isPending} onClick={() => save.mutate(found.price ?? '')}>
              {translate('investor.current.save')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Section>
  );
}
