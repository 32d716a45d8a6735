import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { inListOrder } from '../../domain/underwriting/condition-view';
import type { BorrowerName } from '../../domain/underwriting/suggest-conditions';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Note, Row, Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { UploadBox } from '../ui/UploadBox';
import { ChooseDocuments } from './ChooseDocuments';
import { MatchedFileRow } from './MatchedFileRow';
import { type MatchedFile, matchDocuments, matchFiles } from './matched-files';
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
  const [unmatched, setUnmatched] = useState(0);
  const [submit, setSubmit] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const without = ({ key }: MatchedFile) => setMatches((all) => all.filter((one) => one.key !== key));
  const upload = useMatchedUpload(loanNum, without);
  const open = inListOrder(conditions.filter(({ state }) => isOpenState(state)));
  const busy = upload.done !== null;
  const isReady = matches.length > 0 && matches.every(({ conditionIds }) => conditionIds.length > 0);
  const isAttaching = matches.every(({ source }) => 'docId' in source);
  const send = async () => {
    const { length } = matches;
    const isStored = await upload.start(matches, submit);
    if (isStored)
      notify(isAttaching ? 'conditions.attach.done' : 'conditions.upload.sent', {
        type: 'success',
        messageArgs: { smart_count: length },
      });
  };
  return (
    <>
      <UploadBox
        accept=".pdf"
        maxFiles={MAX_FILES}
        disabled={disabled || busy}
        sendLabel={translate('conditions.upload.match')}
        onChoose={(files) => setUnmatched(files.length)}
        send={async (files) => setMatches((all) => [...all, ...matchFiles(files, open, borrowers)])}
      />
      <Button
        variant="text"
        disabled={disabled || busy}
        aria-haspopup="dialog"
        startIcon={<Files size={16} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => setChoosing(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('conditions.upload.fromLoan')}
      </Button>
      {choosing && (
        <ChooseDocuments
          loanNum={loanNum}
          draft="condition-documents"
          title={translate('conditions.upload.fromLoanTitle')}
          saveLabel={translate('conditions.upload.fromLoanSave')}
          fitting={open.flatMap(({ accepts }) => accepts)}
          without={matches.map(({ key }) => key)}
          onChoose={async (chosen) => setMatches((all) => [...all, ...matchDocuments(chosen, open, borrowers)])}
          onClose={() => setChoosing(false)}
        />
      )}
      {matches.length > 0 && (
        <Section title={translate('conditions.upload.check')} flush>
          <Stack as="ul" dividers lineAbove>
            {matches.map((match) => (
              <MatchedFileRow
                key={match.key}
                match={match}
                conditions={open}
                disabled={busy}
                onChange={(changes) =>
                  setMatches((all) => all.map((one) => (one.key === match.key ? { ...one, ...changes } : one)))
                }
                onRemove={() => without(match)}
              />
            ))}
          </Stack>
          <Row wrap gap="s3" padding="s3 s4" lineAbove>
            <Button variant="contained" disabled={!isReady} loading={busy} onClick={() => void send()}>
              {translate(isAttaching ? 'conditions.attach.open' : 'conditions.upload.send')}
            </Button>
            <FormControlLabel
              label={translate('conditions.upload.submit')}
              control={<Checkbox checked={submit} onChange={(event) => setSubmit(event.target.checked)} />}
            />
            {!isReady && <Note>{translate('conditions.upload.needed')}</Note>}
          </Row>
        </Section>
      )}
      <LeaveGuard active={unmatched > 0 || matches.length > 0} />
      <ErrorDialog error={upload.error} onClose={upload.clearError} />
    </>
  );
}
