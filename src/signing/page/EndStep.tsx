import { useEffect, useRef } from 'react';
import type { SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { failureText } from './failure-text';
import { PageFrame } from './PageFrame';
import { fill, type PageTexts, usePageTexts } from './page-texts';
import { Message } from './parts';
import { StepBar } from './StepBar';
import { savePdf } from './save-pdf';
import { call, download } from './signer-calls';
import { contactOf, type StepProps } from './step-props';
import { useBusy } from './useBusy';

/** How often the page asks whether the signed copies are there. */
const LOOK_MS = 3_000;

function wordsOf({ step, state }: SignerView, { done }: PageTexts): { title: string; text: string | null } {
  if (step === 'signed') return { title: done.signed, text: null };
  if (step === 'paper' || step === 'withdrawn') return { title: done.paper, text: done.paperText };
  if (state === 'declined') return { title: done.declined, text: done.declinedText };
  return { title: done.closed, text: done.closedText };
}

/** What follows: the signed copies, or who to ask. */
export function EndStep({ signer, view, onView, onEnded, onLeave }: StepProps & { readonly onLeave: () => void }) {
  const { texts } = usePageTexts();
  const { done } = texts;
  const { busy, error, run } = useBusy(onEnded);
  const { title, text } = wordsOf(view, texts);
  const isSigned = view.step === 'signed';
  const copies = view.documents.filter(({ hasCopy }) => hasCopy);
  const isFiling = isSigned && view.state !== 'open' && copies.length < view.documents.length;
  const given = useRef(onView);
  given.current = onView;
  useEffect(() => {
    if (!isFiling) return;
    const timer = setInterval(() => {
      call('GET /signing/{signer}', { params: { signer } }).then(
        (next) => given.current(next),
        () => undefined,
      );
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isFiling, signer]);

  const save = (id: string, name: string): void =>
    void run(async () => {
      const params = { signer, document: id };
      const { blob } = await download('GET /signing/{signer}/documents/{document}/copy', { params });
      savePdf(await blob.arrayBuffer(), `${name} SIGNED`);
    });

  return (
    <PageFrame
      lender={view.lender}
      title={title}
      {...(text === null ? {} : { lead: text })}
      {...(isSigned ? { steps: <StepBar at="done" /> } : {})}
      foot={
        <>
          <p className="sign-ways">
            <button type="button" className="sign-quiet" onClick={onLeave}>
              {texts.signOut}
            </button>
          </p>
          <p>
            <bdi>{fill(texts.contact, { lender: view.lender, contact: contactOf(view) })}</bdi>
          </p>
        </>
      }
    >
      <div className="sign-form">
        {isSigned && view.state === 'open' && <Message kind="info">{done.waits}</Message>}
        {isSigned && view.state === 'declined' && <Message kind="info">{done.declinedText}</Message>}
        {isFiling && (
          <p className="sign-busy" role="status">
            <span className="sign-spinner" aria-hidden="true" />
            {done.filing}
          </p>
        )}
        {copies.length > 0 && isSigned && (
          <>
            <h2>{done.copies}</h2>
            <p>{done.keep}</p>
            {copies.map(({ id, title: name }) => (
              <button key={id} type="button" className="sign-button" disabled={busy} onClick={() => save(id, name)}>
                {fill(done.download, { title: name })}
              </button>
            ))}
          </>
        )}
        {error !== null && <Message kind="bad">{failureText(error, texts)}</Message>}
      </div>
    </PageFrame>
  );
}
