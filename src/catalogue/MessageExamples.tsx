import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { LoadingOverlay } from '../shell/states/LoadingOverlay';
import { PageLoader } from '../shell/states/PageLoader';
import { useNotifyFailure } from '../shell/states/useNotifyFailure';
import { CopyButton } from '../ui/CopyButton';
import { SaveBar } from '../ui/SaveBar';
import { UploadBox } from '../ui/UploadBox';
import { Example, Grid, Line } from './Example';
import { failure } from './samples';

const OVERLAY_MS = 2000;
const nothing = () => undefined;
const bar = { errorCount: 0, saving: false, dirty: true, onSave: nothing, onDiscard: nothing };

const bars = { unsaved: {}, 'in error': { errorCount: 3 }, saving: { saving: true }, saved: { dirty: false } };

/** Snackbars, loaders, the save bar in its states, and the upload box. */
export function MessageExamples() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [covered, setCovered] = useState(false);
  const cover = () => {
    setCovered(true);
    setTimeout(() => setCovered(false), OVERLAY_MS);
  };
  return (
    <Grid>
      <Example name="Snackbars">
        <Line>
          {(['success', 'info', 'warning', 'error'] as const).map((type) => (
            <Button key={type} onClick={() => notify(`This is the kind ${type}.`, { type })}>
              {type}
            </Button>
          ))}
          <Button onClick={() => notifyFailure(failure)}>error that blocks</Button>
        </Line>
      </Example>
      <Example name="LoadingOverlay, for two seconds; CopyButton">
        <Line>
          <Button onClick={cover}>Cover the window</Button>
          <CopyButton text="2611040827" label="Copy the loan number" />
        </Line>
        <LoadingOverlay open={covered} />
      </Example>
      <Example name="PageLoader">
        <PageLoader />
      </Example>
      {Object.entries(bars).map(([name, state]) => (
        <Example key={name} name={`SaveBar, ${name}`} bare>
          <SaveBar {...bar} {...state} />
        </Example>
      ))}
      <Example name="UploadBox, PDF, up to 5">
        <UploadBox accept=".pdf" maxFiles={5} send={() => Promise.reject(failure)} />
      </Example>
      <Example name="UploadBox, disabled">
        <UploadBox disabled send={() => Promise.resolve()} />
      </Example>
    </Grid>
  );
}
