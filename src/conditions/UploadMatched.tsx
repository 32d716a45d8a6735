import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { inListOrder } from '../../domain/underwriting/condition-view';
import type { BorrowerName } from '../../domain/underwriting/suggest-conditions';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Note, Row, Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { UploadBox } from '../ui/UploadBox';
import { MatchedFileRow } from './MatchedFileRow';
import { type MatchedFile, matchFiles } from './matched-files';
import { useMatchedUpload } from './useMatchedUpload';

const MAX_FILES = 50;

interface Props {
  readonly loanNum: string;
  readonly conditions: readonly Condition[];
  readonly borrowers: readonly BorrowerName[];
  readonly disabled: boolean;
}

/** Chooses files, shows which conditions each may answer, and uploads them once the user has confirmed that. */
export function UploadMatched({ loanNum, conditions, borrowers, disabled }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [matches, setMatches] = useState<readonly MatchedFile[]>([]);
  const [submit, setSubmit] = useState(true);
  const without = (file: File) => setMatches((all) => all.filter((one) => one.file !== file));
  const upload = useMatchedUpload(loanNum, without);
  const open = inListOrder(conditions.filter(({ state }) => isOpenState(state)));
  const busy = upload.done !== null;
  const isReady = matches.length > 0 && matches.every(({ conditionIds }) => conditionIds.length > 0);
  const send = async () => {
    const { length } = matches;
    const isStored = await upload.start(matches, submit);
    if (isStored) notify('conditions.upload.sent', { type: 'success', messageArgs: { smart_count: length } });
  };
  return (
    <>
      <UploadBox
        accept=".pdf"
        maxFiles={MAX_FILES}
        disabled={disabled || busy}
        sendLabel={translate('conditions.upload.match')}
        send={async (files) => setMatches((all) => [...all, ...matchFiles(files, open, borrowers)])}
      />
      {matches.length > 0 && (
        <Section title={translate('conditions.upload.check')} flush>
          <Stack as="ul" dividers lineAbove>
            {matches.map((match) => (
              <MatchedFileRow
                key={`${match.file.name}-${match.file.size}-${match.file.lastModified}`}
                match={match}
                conditions={open}
                disabled={busy}
                onChange={(changes) =>
                  setMatches((all) => all.map((one) => (one.file === match.file ? { ...one, ...changes } : one)))
                }
                onRemove={() => without(match.file)}
              />
            ))}
          </Stack>
          <Row wrap gap="s3" padding="s3 s4" lineAbove>
            <Button variant="contained" disabled={!isReady} loading={busy} onClick={() => void send()}>
              {translate('conditions.upload.send')}
            </Button>
            <FormControlLabel
              label={translate('conditions.upload.submit')}
              control={<Checkbox checked={submit} onChange={(event) => setSubmit(event.target.checked)} />}
            />
            {!isReady && <Note>{translate('conditions.upload.needed')}</Note>}
          </Row>
        </Section>
      )}
      <ErrorDialog error={upload.error} onClose={upload.clearError} />
    </>
  );
}
