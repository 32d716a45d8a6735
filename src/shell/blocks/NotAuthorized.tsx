import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatePanel } from './StatePanel';

/** Access is refused: 'Not Authorized', or nothing where a place prefers that (MSG-08). */
export function NotAuthorized({ silent, actions }: { readonly silent?: boolean; readonly actions?: ReactNode }) {
  const translate = useTranslate();
  if (silent) return null;
  return (
    <StatePanel icon={LockKeyhole} page title={translate('states.notAuthorized')} actions={actions}>
      <p>{translate('states.notAuthorizedHelp')}</p>
    </StatePanel>
  );
}
