import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const State = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: 22,
  paddingInline: 8,
  borderRadius: token('r-full'),
  fontSize: token('fs-small'),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: token('text-2'),
  background: token('sunken'),
  '&[data-tone="plain"]': { paddingInline: 0, background: 'none' },
  '&[data-tone="warn"]': { color: token('warn-text'), background: token('warn-tint') },
});

interface Props {
  readonly user: { readonly disabled: boolean; readonly locked: boolean };
}

/** Whether a user can sign in: enabled, locked after too many tries, or disabled. */
export function UserState({ user: { disabled, locked } }: Props) {
  const translate = useTranslate();
  const state = disabled ? 'disabled' : locked ? 'locked' : 'enabled';
  return (
    <State data-tone={disabled ? 'off' : locked ? 'warn' : 'plain'}>{translate(`people.user.states.${state}`)}</State>
  );
}
