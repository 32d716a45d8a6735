import { useTranslate } from 'react-admin';

/** The first thing the Tab key reaches: leads past the toolbar to the content. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a className="skip-link" href="#content">
      {translate('shell.skip')}
    </a>
  );
}
