import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DraftAnswer, OfferedDraft } from '../../../domain/drafts/drafts.schemas';
import { subscribeSession } from '../../access/session';
import { useErrorText } from '../../providers/i18n/useErrorText';
import type { ChangedValues } from './changed-values';
import { draftCalls } from './draft-calls';
import { draftKeeper } from './draft-keeper';

interface Options {
  /** The form, named by `formKey`. */
  readonly form: string;
  /** What is typed and not saved; null if there is nothing. */
  readonly changes: () => ChangedValues | null;
  /** The version of the record that the form changes. */
  readonly version: () => number | null;
  /** What the values refer to by its position, such as the names of the borrowers. */
  readonly about?: (() => Readonly<Record<string, string>>) | undefined;
  /** Puts a draft into the form, and accepts it then. */
  readonly restore: (draft: DraftAnswer) => void;
}

/** The drafts of a form that were there when it was opened. */
function useOffers(form: string) {
  const [offers, setOffers] = useState<readonly OfferedDraft[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    setOffers([]);
    // If they cannot be read now, they are offered the next time.
    draftCalls.list(form, reading.signal).then(setOffers, () => undefined);
    return () => reading.abort();
  }, [form]);
  const close = (id: string): void => setOffers((before) => before.filter((offer) => offer.id !== id));
  return { offers, close };
}

/** Keeps what is typed into a form on the server until it is saved or discarded, and offers what is left from before. */
export function useFormDraft(options: Options) {
  const { form } = options;
  const notify = useNotify();
  const errorText = useErrorText();
  const latest = useRef(options);
  latest.current = options;
  const { offers, close } = useOffers(form);
  const [restoring, setRestoring] = useState(false);
  const keeper = useMemo(
    () =>
      draftKeeper(form, () => {
        const { changes, version, about } = latest.current;
        const changed = changes();
        return changed && { version: version(), ...changed, ...(about ? { about: about() } : {}) };
      }),
    [form],
  );
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keeper.flush);
    const stop = subscribeSession(keeper.retry);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  const restore = async (id: string): Promise<void> => {
    setRestoring(true);
    try {
      latest.current.restore(await draftCalls.read(id));
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    } finally {
      setRestoring(false);
    }
  };

  return {
    keeper,
    /** The newest draft that is not decided on yet. */
    offer: offers[0] ?? null,
    restoring,
    restore,
    /** The form has the values of this draft, which is its own from now on. */
    accept: (id: string): void => {
      keeper.adopt(id);
      close(id);
    },
    discardOffer: (id: string): void => {
      close(id);
      draftCalls.remove(id).catch(() => undefined);
    },
  };
}

export type FormDraft = Pick<ReturnType<typeof useFormDraft>, 'offer' | 'restoring' | 'restore' | 'discardOffer'>;

/** The two states of a draft; what it does not change is as the form shows it now. */
export const draftStates = <Shown extends object>({ base, values }: ChangedValues, shown: Shown) => ({
  was: { ...shown, ...base },
  mine: { ...shown, ...values },
});
