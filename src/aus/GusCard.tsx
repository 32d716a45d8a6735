import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AusView } from '../../domain/application/submission/aus-view.schemas';
import { gusResults } from '../../domain/aus/outcome';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Row, Text } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import { Section } from '../ui/Section';
import { useRecord } from './RunHistory';
import { useAusText } from './useAusText';

interface Props {
  readonly loanNum: string;
  readonly view: AusView;
  readonly records: boolean;
}

/** The result of GUS, which is run outside the portal. */
export function GusCard({ loanNum, view, records }: Props) {
  const { t } = useAusText();
  const translate = useTranslate();
  const record = useRecord(loanNum);
  const known = gusResults.find((code) => code === view.result);
  const [chosen, setChosen] = useState<(typeof gusResults)[number] | ''>(known ?? '');
  return (
    <Section title={t('gus.title')}>
      <Text as="p" color="text-2" marginBlockEnd="s3">
        {t('gus.text')}
      </Text>
      <Row wrap gap="s3">
        <TextField
          select
          label={t('gus.result')}
          value={chosen}
          disabled={!records}
          onChange={({ target }) => setChosen(gusResults.find((code) => code === target.value) ?? '')}
          sx={{ minInlineSize: 240 }}
        >
          {gusResults.map((code) => (
            <MenuItem key={code} value={code}>
              {translate(`codes.sProd3rdPartyUwResultT.${code}`)}
            </MenuItem>
          ))}
        </TextField>
        {records && (
          <Button
            variant="outlined"
            disabled={chosen === '' || chosen === known}
            loading={record.isPending}
            onClick={() => chosen !== '' && record.mutate({ version: view.version, gusResult: chosen })}
          >
            {t('gus.save')}
          </Button>
        )}
      </Row>
      <ErrorDialog error={record.error} onClose={() => record.reset()} />
    </Section>
  );
}
