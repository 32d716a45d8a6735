import { type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { leave } from '../../access/leave';
import { useUnsaved } from '../../access/unsaved';
import { useHeldNavigation } from '../../providers/router/PortalRouter';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Text keys of the dialog. */
interface Texts {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
}

const typed: Texts = {
  title: 'blocks.leaveTitle',
  text: 'blocks.leaveText',
  leave: 'dialogs.discard',
  stay: 'blocks.keepEditing',
};

interface Props {
  /** Whether there are unsaved changes. */
  readonly active: boolean;
  /** True while we navigate away after a save. */
  readonly released: RefObject<boolean>;
  /** Called when the user leaves without their changes. */
  readonly onLeave?: () => void;
  /** Texts for a form that asks differently. */
  readonly texts?: Texts;
  /** Whether the same form is also at this path, so that going there loses nothing. */
  readonly staysAt?: (pathname: string) => boolean;
}

/** Asks before the user leaves a form with unsaved changes, by a link or by closing the tab. */
export function LeaveGuard({ active, released, onLeave, texts = typed, staysAt = () => false }: Props) {
  const translate = useTranslate();
  useUnsaved(active);
  const held = useHeldNavigation((from, toPath) => {
    const isElsewhere = from.pathname !== toPath && !staysAt(toPath);
    return active && !released.current && isElsewhere;
  });
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!released.current && !leave.isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active, released]);
  return (
    <ConfirmDialog
      open={held !== null}
      title={translate(texts.title)}
      confirmLabel={translate(texts.leave)}
      cancelLabel={translate(texts.stay)}
      safe="cancel"
      onConfirm={() => held?.proceed(onLeave)}
      onCancel={() => held?.stay()}
    >
      {translate(texts.text)}
    </ConfirmDialog>
  );
}
