import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUnsaved } from '../../access/unsaved';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { type LeaveTexts, typedTexts } from './leave-texts';

interface Options {
  /** Whether closing would lose something. */
  readonly active: boolean;
  readonly onDiscard: () => void;
  readonly texts?: LeaveTexts;
}

/** Asks before a dialog or panel closes with what the user typed or chose; closes at once if that is nothing. */
export function useDiscardQuestion({ active, onDiscard, texts = typedTexts }: Options) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  useUnsaved(active);
  return {
    close: (): void => {
      if (active) setAsking(true);
      else onDiscard();
    },
    question: (
      <ConfirmDialog
        open={asking}
        title={translate(texts.title)}
        confirmLabel={translate(texts.leave)}
        cancelLabel={translate(texts.stay)}
        safe="cancel"
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      >
        {translate(texts.text)}
      </ConfirmDialog>
    ),
  };
}
