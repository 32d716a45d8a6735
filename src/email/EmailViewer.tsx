import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import type { BuiltEmail } from '../../domain/email/loan-email.schemas';
import { piecesOf } from '../../domain/email/placeholders';
import { RichText } from '../fields/rich-text/RichText';

/** Width and height of the preview (EMAIL-07). */
const SIZE = 'popup,width=720,height=1000';

interface Props {
  readonly email: BuiltEmail;
  /** The window that was opened by the click. */
  readonly view: Window;
  readonly onClose: () => void;
}

/** Opens the window of the preview. Must be called by a click, otherwise the browser blocks it. */
export const openViewer = (): Window | null => window.open('', 'email-viewer', SIZE);

/** The text, with a mark for each placeholder without a value (decisions EMAIL-28). */
const marked = (text: string, missing: readonly string[]): ReactNode =>
  piecesOf(text).map((piece, place) => {
    const key = `${place}:${piece}`;
    if (place % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
    const mark = `[[${piece}]]`;
    return missing.includes(piece.trim()) ? <mark key={key}>{mark}</mark> : <Fragment key={key}>{mark}</Fragment>;
  });

/** The built email in a window of its own. It is drawn from allowed tags only, so nothing in it can run. */
export function EmailViewer({ email, view, onClose }: Props) {
  const translate = useTranslate();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const title = translate('email.viewer');
  useEffect(() => {
    const { document } = view;
    document.title = title;
    const main = document.createElement('main');
    document.body.replaceChildren(main);
    setPlace(main);
    view.focus();
    const watch = setInterval(() => view.closed && onClose(), 500);
    return () => clearInterval(watch);
  }, [view, title, onClose]);
  if (!place) return null;
  const words = (text: string): ReactNode => marked(text, email.missing);
  return createPortal(
    <>
      <h1 dir="auto">{words(email.subject)}</h1>
      {email.isText ? <pre dir="auto">{words(email.message)}</pre> : <RichText html={email.message} words={words} />}
    </>,
    place,
  );
}
