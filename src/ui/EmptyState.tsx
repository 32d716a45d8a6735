import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatePanel } from './StatePanel';

interface Props {
  readonly icon?: LucideIcon;
  /** What this is; 'Nothing here yet' where not given. */
  readonly title?: string;
  /** What to do first. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** There is no data: what would stand here, and what to do first. */
export function EmptyState({ icon = Inbox, title, children, actions }: Props) {
  const translate = useTranslate();
  return (
    <StatePanel icon={icon} title={title ?? translate('states.empty')} actions={actions}>
      {children && <p>{children}</p>}
    </StatePanel>
  );
}
