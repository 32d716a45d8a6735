import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormPreview, useFormPdf } from '../disclosures/public';
import { Section } from '../ui/Section';
import { useClosingText } from './useClosings';

/** A form that was issued. */
export interface IssuedForm {
  readonly documentId: string;
  readonly title: string;
}

interface Props extends IssuedForm {
  readonly loanNum: string;
  readonly onClose: () => void;
}

/** The PDF of a Closing Disclosure as it was issued. */
export function ClosingPreview({ loanNum, documentId, title, onClose }: Props) {
  const t = useClosingText();
  const translate = useTranslate();
  const form = useFormPdf({ loanNum, documentId });
  const place = useRef<HTMLDivElement>(null);
  // It opens below the list that it was chosen from.
  useEffect(() => {
    if (documentId) place.current?.scrollIntoView?.({ block: 'start' });
  }, [documentId]);
  return (
    <div ref={place}>
      <Section
        title={t('shown', { title })}
        aside={<Button onClick={onClose}>{translate('shell.close')}</Button>}
        flush
      >
        <FormPreview form={form} name={title} />
      </Section>
    </div>
  );
}
