import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import { useErrorText } from '../providers/i18n/useErrorText';
import { useFormats } from '../providers/i18n/useFormats';
import { Note, Row } from '../ui/layout/primitives';

type Confirmed = NonNullable<HmdaOverview['fileEdits'][number]['confirmed']>;

interface Props {
  readonly confirmed: Confirmed;
  readonly reason: string | null;
  readonly onTakeBack: () => Promise<unknown>;
}

/** Who confirmed the values, when and why; and takes that back. */
export function ConfirmedNote({ confirmed: { by, at }, reason, onTakeBack }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { instant } = useFormats();
  const [busy, setBusy] = useState(false);
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    try {
      await onTakeBack();
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row wrap align="center" gap="s1 s3">
      <Note as="span">
        {translate('hmda.confirmedBy', { by, at: instant(at) })} <bdi>{reason}</bdi>
      </Note>
      <Button size="small" disabled={busy} onClick={() => void takeBack()}>
        {translate('hmda.takeBack')}
      </Button>
    </Row>
  );
}
