import { ChevronDown, Globe } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type Language, languageNames, languages } from '../i18n/language';
import { BrandMark } from '../shell/BrandMark';
import { useLender } from '../shell/lender';
import { useAccessTexts } from './AccessTexts';
import { fill } from './fill';
import { WelcomePanel } from './WelcomePanel';

function LanguageSelect() {
  const { texts, language, setLanguage } = useAccessTexts();
  return (
    <span className="access-language">
      <Globe className="icon" aria-hidden="true" />
      <select
        aria-label={texts.language}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
      <ChevronDown className="icon chevron" aria-hidden="true" />
    </span>
  );
}

interface Props {
  readonly title: string;
  readonly now?: Date;
  readonly children: ReactNode;
}

/** The two halves of a sign-in screen: the welcome panel and the form. */
export function AccessFrame({ title, now = new Date(), children }: Props) {
  const { texts } = useAccessTexts();
  const { lenderName, portalName, nmlsId } = useLender();
  useEffect(() => {
    document.title = `${title} · ${portalName}`;
  }, [title, portalName]);
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <div className="access">
        <WelcomePanel now={now} />
        <main className="access-main" id="content">
          <div className="access-top">
            <span className="access-brand narrow-only">
              <BrandMark />
              {lenderName}
            </span>
            <LanguageSelect />
          </div>
          {children}
          <p className="access-copy">
            <bdi dir="ltr">{fill(texts.copyright, { year: now.getFullYear(), lender: lenderName })}</bdi>
            {nmlsId && <bdi dir="ltr">{fill(texts.nmls, { id: nmlsId })}</bdi>}
          </p>
        </main>
      </div>
    </>
  );
}
