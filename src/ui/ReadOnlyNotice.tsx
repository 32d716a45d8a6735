import { styled } from '@mui/material/styles';
import { LockKeyhole } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { token } from '../theme/tokens';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  border: token('border'),
  borderRadius: token('r'),
  background: token('sunken'),
  color: token('text-2'),
  '& > b': { color: token('text'), fontWeight: 500 },
});

/** Says that the page is read-only, and why. */
export function ReadOnlyNotice({ reason }: { readonly reason: string }) {
  const translate = useTranslate();
  return (
    <Line role="note">
      <LockKeyhole size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>
        <b>{translate('states.readOnly')}.</b> {reason}
      </span>
    </Line>
  );
}
