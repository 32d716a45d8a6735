import { type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Keys of the texts of the question. */
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
  /** There is something that would be lost. */
  readonly active: boolean;
  /** Set when the work is saved and the person is led on. */
  readonly released: RefObject<boolean>;
  /** Where a form has a question of its own. */
  readonly texts?: Texts;
  /** Whether the same form stands at another address, too: nothing is lost on the way there. */
  readonly staysAt?: (pathname: string) => boolean;
}

/** Asks before a form is left with something that was not saved, in the portal and in the browser. */
export function LeaveGuard({ active, released, texts = typed, staysAt = () => false }: Props) {
  const translate = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation: { pathname } }) => {
    const isElsewhere = currentLocation.pathname !== pathname && !staysAt(pathname);
    return active && !released.current && isElsewhere;
  });
  const answered = useRef<typeof blocker>(null);
  /** The question stands a moment longer than its answer, and a second answer to it would fail. */
  const once = (answer: (() => void) | undefined): void => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    answer?.();
  };
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active, released]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate(texts.title)}
      confirmLabel={translate(texts.leave)}
      cancelLabel={translate(texts.stay)}
      onConfirm={() => once(blocker.proceed)}
      onCancel={() => once(blocker.reset)}
    >
      {translate(texts.text)}
    </ConfirmDialog>
  );
}
