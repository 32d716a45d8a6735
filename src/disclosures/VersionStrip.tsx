import { ButtonBase } from '@mui/material';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { dollarsText } from '../../domain/disclosure/estimate/printed';
import { roundedDollars } from '../../domain/disclosure/figures/estimate-lines';
import { formatDate } from '../../domain/format/date';
import { toCents } from '../../domain/numbers/fixed';
import { Box, Note, Stack, Text } from '../ui/layout/primitives';
import { StepPoint } from '../ui/StepPoint';
import { useDisclosuresText } from './useEstimates';

interface Props {
  readonly estimates: LoanEstimates;
  readonly selected: number;
  readonly onSelect: (number: number) => void;
}

interface CardProps {
  readonly title: string;
  readonly date: string;
  readonly cash: string | null;
  readonly done: boolean;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function Version({ title, date, cash, done, pressed, onPress }: CardProps) {
  const { t } = useDisclosuresText();
  const due = cash?.startsWith('-') ? 'cashToBorrower' : 'cashToClose';
  return (
    <Box
      as={ButtonBase}
      display="grid"
      padding="s3"
      radius="m"
      border={pressed ? 'accent' : true}
      background={pressed ? 'accent-tint' : 'surface'}
      textAlign="start"
      justify="start"
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Stack gap="s1" justifyItems="start">
        <StepPoint state={done ? 'done' : 'next'} />
        <Text>
          <Text weight={600}>{title}</Text> <Note>{date}</Note>
        </Text>
        <Text size="h2" weight={600} numeric>
          <bdi dir="ltr">{cash === null ? '–' : dollarsText(Math.abs(roundedDollars(toCents(cash))))}</bdi>
        </Text>
        <Note>{t(due)}</Note>
      </Stack>
    </Box>
  );
}

/** The Loan Estimates that were issued, and the next one as it would be today. */
export function VersionStrip({ estimates: { estimates, next }, selected, onSelect }: Props) {
  const { t } = useDisclosuresText();
  return (
    <Box as="section" display="grid" gap="s2" minColumn={150} aria-label={t('versions')}>
      {estimates.map(({ number, issued, cashToClose }) => (
        <Version
          key={number}
          title={t('le', { number })}
          date={formatDate(issued)}
          cash={cashToClose}
          done
          pressed={selected === number}
          onPress={() => onSelect(number)}
        />
      ))}
      <Version
        title={t('le', { number: next.number })}
        date={t('asOfToday')}
        cash={next.cashToClose}
        done={false}
        pressed={selected === next.number}
        onPress={() => onSelect(next.number)}
      />
    </Box>
  );
}
