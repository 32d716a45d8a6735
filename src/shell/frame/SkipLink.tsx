import { useTranslate } from 'react-admin';

/** The first focusable element: skips the toolbar and goes to the content. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a className="skip-link" href="#content">
      {translate('shell.skip')}
    </a>
  );
}
