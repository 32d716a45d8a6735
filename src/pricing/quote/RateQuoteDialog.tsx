import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatPercent } from '../../../domain/format/percent';
import { MOST_COMPARED } from '../../../domain/scenarios/scenario-limits';
import { languageNames, languages } from '../../i18n/language';
import { saveBlob } from '../../providers/data/save-blob';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Box, Note, Row, Stack } from '../../ui/layout/primitives';
import { CostText } from '../CostText';
import type { ScenarioChanges } from '../scenario-changes';
import { quoteCalls } from './quote-calls';

/** A rate that the quote can show. */
export interface QuoteChoice {
  readonly lLpTemplateId: string;
  readonly program: string;
  readonly rate: string;
  /** Dollars; negative is a credit. */
  readonly cost: string;
}

const keyOf = ({ lLpTemplateId, rate }: QuoteChoice): string => `${lLpTemplateId} ${rate}`;

interface Props {
  /** Null for a scenario without a loan. */
  readonly loanNum: string | null;
  readonly changes: ScenarioChanges;
  /** The one that the page explains comes first, and is chosen. */
  readonly choices: readonly QuoteChoice[];
  readonly onClose: () => void;
}

/** Chooses up to three rates and a language, and downloads the quote. */
export function RateQuoteDialog({ loanNum, changes, choices, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const locale = useLocale();
  const id = useId();
  const [picked, setPicked] = useState<readonly string[]>(choices.slice(0, 1).map(keyOf));
  const [language, setLanguage] = useState(languages.find((one) => one === locale) ?? 'en');
  const [preparedFor, setPreparedFor] = useState('');
  const make = useMutation({
    mutationFn: () =>
      quoteCalls.quote(loanNum, {
        ...{ language, scenario: { ...changes } },
        ...(loanNum === null && preparedFor.trim() ? { preparedFor: preparedFor.trim() } : {}),
        options: choices
          .filter((one) => picked.includes(keyOf(one)))
          .map(({ lLpTemplateId, rate }) => ({ lLpTemplateId, requestedRate: rate })),
      }),
    retry: false,
    onSuccess: (file) => {
      saveBlob(file, 'rate-quote.pdf');
      onClose();
    },
  });
  const toggle = (key: string, on: boolean): void =>
    setPicked(on ? [...picked, key] : picked.filter((each) => each !== key));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('scenarios.quote.title')}</DialogTitle>
      <DialogContent>
        <Stack gap="s4">
          <Note as="p">{translate('scenarios.quote.help')}</Note>
          {make.error && <Alert severity="error">{errorText(make.error)}</Alert>}
          <Stack minColumn={216} gap="s4">
            <TextField
              select
              label={translate('scenarios.quote.language')}
              value={language}
              onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? 'en')}
            >
              {languages.map((one) => (
                <MenuItem key={one} value={one}>
                  {languageNames[one]}
                </MenuItem>
              ))}
            </TextField>
            {loanNum === null && (
              <TextField
                label={translate('scenarios.quote.preparedFor')}
                value={preparedFor}
                onChange={({ target }) => setPreparedFor(target.value)}
                slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
              />
            )}
          </Stack>
          <Box as="ul" aria-label={translate('scenarios.quote.rates')}>
            {choices.map((one) => {
              const key = keyOf(one);
              const isPicked = picked.includes(key);
              const label = translate('scenarios.quote.pick', { program: one.program, rate: formatPercent(one.rate) });
              return (
                <Row as="li" key={key} gap="s2" lineBelow>
                  <Checkbox
                    size="small"
                    checked={isPicked}
                    disabled={!isPicked && picked.length >= MOST_COMPARED}
                    slotProps={{ input: { 'aria-label': label } }}
                    onChange={(_, on) => toggle(key, on)}
                  />
                  <Box flex={1} minInlineSize={0}>
                    <bdi>{one.program}</bdi>
                  </Box>
                  <bdi dir="ltr">{formatPercent(one.rate)}</bdi>
                  <Box minInlineSize={112} textAlign="end">
                    <CostText cost={one.cost} />
                  </Box>
                </Row>
              );
            })}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('dialogs.cancel')}</Button>
        <Button
          variant="contained"
          loading={make.isPending}
          disabled={picked.length === 0}
          onClick={() => make.mutate()}
        >
          {translate('scenarios.quote.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
