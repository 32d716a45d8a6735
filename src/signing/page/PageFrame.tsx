import { type ReactNode, useEffect, useRef } from 'react';
import { type Language, languageNames, languages } from '../../i18n/language';
import { BrandMark } from '../../shell/BrandMark';
import { usePageTexts } from './page-texts';

interface Props {
  readonly lender?: string;
  readonly title?: string;
  readonly lead?: string;
  /** Shown instead of the content while something loads. */
  readonly busy?: string;
  readonly steps?: ReactNode;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

function LanguageSelect() {
  const { texts, language, setLanguage } = usePageTexts();
  return (
    <select
      className="sign-language"
      aria-label={texts.language}
      value={language}
      onChange={(event) => setLanguage(event.target.value as Language, true)}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {languageNames[each]}
        </option>
      ))}
    </select>
  );
}

/** One column for all steps. The heading of a new step takes the focus, so that screen readers say where one is. */
export function PageFrame({ lender, title, lead, busy, steps, foot, children }: Props) {
  const { texts } = usePageTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title !== undefined) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <div className="sign">
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <header className="sign-top">
        <span className="sign-brand">
          <BrandMark />
          <span>{lender ?? ''}</span>
        </span>
        <LanguageSelect />
      </header>
      {steps}
      <main className="sign-main" id="content">
        {busy !== undefined && (
          <p className="sign-busy" role="status">
            <span className="sign-spinner" aria-hidden="true" />
            {busy}
          </p>
        )}
        {title !== undefined && (
          <div className="sign-head">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
        )}
        {children}
      </main>
      {foot !== undefined && <footer className="sign-foot">{foot}</footer>}
    </div>
  );
}
