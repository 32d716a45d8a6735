import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const State = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });
const Dot = styled('span')({ inlineSize: 8, blockSize: 8, flex: 'none', borderRadius: '50%' });

const dots = { enabled: token('dot-green'), locked: token('dot-amber'), disabled: token('text-3') } as const;

interface Props {
  readonly user: { readonly disabled: boolean; readonly locked: boolean };
}

/** Whether a user can sign in: enabled, locked after too many attempts, or disabled. */
export function UserState({ user: { disabled, locked } }: Props) {
  const translate = useTranslate();
  const state = disabled ? 'disabled' : locked ? 'locked' : 'enabled';
  return (
    <State>
      <Dot aria-hidden="true" style={{ background: dots[state] }} />
      {translate(`people.user.states.${state}`)}
    </State>
  );
}
