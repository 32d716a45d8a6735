import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const Note = styled('section')({
  display: 'grid',
  gap: token('s2'),
  padding: token('s4'),
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('sunken'),
  color: token('text-2'),
  '& h2': { color: token('text'), fontSize: token('fs-text'), fontWeight: 600 },
  '& p': { maxInlineSize: '110ch', textWrap: 'pretty' },
});

const parts = ['law', 'choice', 'observed'] as const;

/** Why the law asks for these answers, and that nobody has to give one (Regulation B 1002.13, HMDA). */
export function WhyWeAsk() {
  const translate = useTranslate();
  const id = useId();
  return (
    <Note aria-labelledby={id}>
      <h2 id={id}>{translate('borrowerPages.why.title')}</h2>
      {parts.map((part) => (
        <p key={part}>{translate(`borrowerPages.why.${part}`)}</p>
      ))}
    </Note>
  );
}
