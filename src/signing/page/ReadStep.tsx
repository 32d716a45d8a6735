import { useState } from 'react';
import type { SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { failureText } from './failure-text';
import { fill, usePageTexts } from './page-texts';
import { Message } from './parts';
import { call, download } from './signer-calls';
import type { StepProps } from './step-props';
import { useBusy } from './useBusy';
import { Viewer } from './Viewer';

type Document = SignerView['documents'][number];

interface ReadingProps extends StepProps {
  readonly document: Document;
  readonly onBack: () => void;
}

/** A document, which its signer confirms to have read once they have come to its end. */
function Reading({ signer, document, onView, onEnded, onBack }: ReadingProps) {
  const { texts } = usePageTexts();
  const { busy, error, run } = useBusy(onEnded);
  const [ended, setEnded] = useState(document.viewed);
  const params = { signer, document: document.id };
  const confirm = (): void =>
    void run(async () => {
      if (!document.viewed) onView(await call('POST /signing/{signer}/documents/{document}/viewed', { params }));
      onBack();
    });
  return (
    <Viewer
      title={document.title}
      name={document.id}
      load={async () => (await download('GET /signing/{signer}/documents/{document}', { params })).blob.arrayBuffer()}
      onBack={onBack}
      onEnded={onEnded}
      onEnd={() => setEnded(true)}
    >
      <div className="sign-confirm">
        {error !== null && <Message kind="bad">{failureText(error, texts)}</Message>}
        {!ended && <p>{texts.viewer.more}</p>}
        <button type="button" className="sign-button main" disabled={!ended || busy} aria-busy={busy} onClick={confirm}>
          {texts.viewer.done}
        </button>
      </div>
    </Viewer>
  );
}

/** The documents to read before one signs. */
export function ReadStep({ onSign, ...props }: StepProps & { readonly onSign: () => void }) {
  const { texts } = usePageTexts();
  const { read } = texts;
  const { documents } = props.view;
  const [openId, setOpenId] = useState<string | null>(null);
  const open = documents.find(({ id }) => id === openId);
  if (open) return <Reading key={open.id} {...props} document={open} onBack={() => setOpenId(null)} />;
  const count = documents.filter(({ viewed }) => viewed).length;
  const all = count === documents.length;
  return (
    <div className="sign-form">
      <p>{read.lead}</p>
      <ul className="sign-list">
        {documents.map(({ id, title, viewed }) => (
          <li key={id}>
            <div>
              <b>
                <bdi>{title}</bdi>
              </b>
              <small className={viewed ? 'ok' : ''}>{viewed ? read.isRead : read.notRead}</small>
            </div>
            <button
              type="button"
              className={viewed ? 'sign-button small' : 'sign-button small main'}
              aria-label={fill(read.open, { title })}
              onClick={() => setOpenId(id)}
            >
              {viewed ? read.again : fill(read.open, { title: '' }).replace(/[:\s]+$/, '')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{all ? fill(read.progress, { read: count, all: documents.length }) : read.nextLater}</p>
      <button type="button" className="sign-button main" disabled={!all} onClick={onSign}>
        {read.next}
      </button>
    </div>
  );
}
