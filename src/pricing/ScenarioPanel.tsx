import { Button, Collapse, useMediaQuery, useTheme } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { LoanDocument } from '../../domain/loan/document';
import { token } from '../theme/tokens';
import { Note, Text } from '../ui/layout/primitives';
import { PlainButton } from '../ui/PlainButton';
import { Side, Spread } from './pricing-layout';
import { ScenarioFields } from './ScenarioFields';
import { scenarioRatios } from './scenario-ratios';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';

/** Marks values that differ from the loan with a dot at the label. */
const ScenarioForm = styled('form')({
  '--control': '34px',
  display: 'flex',
  flexDirection: 'column',
  gap: token('s3'),
  '& .MuiOutlinedInput-root': { fontSize: token('fs-body') },
  '& .MuiFormControlLabel-label': { fontSize: token('fs-body') },
  '&:not([data-plain="true"]) [data-changed="true"] :is(.MuiInputLabel-root, .MuiFormControlLabel-label)::after': {
    content: '""',
    display: 'inline-block',
    inlineSize: 6,
    blockSize: 6,
    marginInlineStart: 6,
    borderRadius: '50%',
    background: token('accent'),
    verticalAlign: 'middle',
  },
  '@media (pointer: coarse)': { '--control': '44px' },
});

/** The disabled reset button has no background. */
const quiet = { flex: 'none', '&.Mui-disabled': { backgroundColor: 'transparent' } } as const;

interface Props {
  readonly scenario: Scenario;
  readonly loan: LoanDocument;
  /** Whether the panel is expanded; it collapses only on a phone. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The scenario form: beside the programs, or a collapsible panel above them on a phone. */
export function ScenarioPanel({ scenario, loan, open, onOpen }: Props) {
  const { t } = usePricingText();
  const id = useId();
  const isLoan = loan.sLNm !== '';
  const folds = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const { values, changed, reset, resets, form } = scenario;
  const summary = [formatMoney(values.sLAmtCalc).replace(/\.00$/, ''), formatPercent(scenarioRatios(values, loan).ltv)];
  const resetButton = (
    <Button variant="text" size="small" disabled={changed.length === 0 && scenario.sound} onClick={reset} sx={quiet}>
      {t(isLoan ? 'reset' : 'clear')}
    </Button>
  );
  const fields = (
    <FormProvider {...form}>
      <ScenarioForm
        key={resets}
        data-plain={!isLoan}
        aria-label={t('scenario')}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <ScenarioFields scenario={scenario} loan={loan} />
      </ScenarioForm>
    </FormProvider>
  );
  if (!folds) {
    return (
      <Side>
        <Spread wrap={false} marginBlockEnd={14}>
          <h2>{t('scenario')}</h2>
          {resetButton}
        </Spread>
        {fields}
      </Side>
    );
  }
  return (
    <Side>
      <Spread wrap={false}>
        <PlainButton
          flex={1}
          display="flex"
          align="center"
          gap="s2"
          minBlockSize={44}
          iconColor="text-3"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
        >
          <Text as="h2" flex="none">
            {t('scenario')}
          </Text>
          <Note flex={1} minInlineSize={0}>
            <bdi dir="ltr">{summary.join(' · ')}</bdi>
          </Note>
          <ChevronDown
            size={16}
            strokeWidth={1.6}
            style={{ transform: open ? 'rotate(180deg)' : undefined, transition: 'transform 120ms' }}
            aria-hidden="true"
          />
        </PlainButton>
        {open && resetButton}
      </Spread>
      <Collapse in={open} id={id}>
        {fields}
      </Collapse>
    </Side>
  );
}
