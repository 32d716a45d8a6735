import { ArrowRight } from 'lucide-react';
import { isBusinessTime } from '../../domain/loan/business-hours';
import { publicPages } from '../../domain/pages/public-pages';
import { hoursText } from '../i18n/hours-text';
import { BrandMark } from '../shell/BrandMark';
import { useLender } from '../shell/lender';
import { useAccessTexts } from './AccessTexts';
import { AmortizationBars } from './AmortizationBars';
import { fill } from './fill';

/** Lender and portal name, a tagline, business hours, and a link to the public area (decisions AUTH-02). */
export function WelcomePanel({ now }: { readonly now: Date }) {
  const { texts, language } = useAccessTexts();
  const { welcome } = texts;
  const lender = useLender();
  const own = { en: lender.welcomeEn, tr: lender.welcomeTr, ar: lender.welcomeAr }[language];
  const open = isBusinessTime(now, lender);
  return (
    <aside className="access-welcome" aria-label={welcome.label}>
      <span className="access-brand">
        <BrandMark />
        {lender.lenderName}
      </span>
      <p className="access-headline">{welcome.headline}</p>
      <p className="access-lead">{own ?? fill(welcome.lead, { portal: lender.portalName })}</p>
      <p className="access-hours">
        <span className={open ? 'access-dot open' : 'access-dot'} />
        <b>{open ? welcome.openNow : welcome.closedNow}</b>
        <span>{hoursText(language, (sentence, values) => fill(welcome[sentence], values), lender)}</span>
      </p>
      <nav className="access-links" aria-label={welcome.links}>
        {Object.values(publicPages).map(({ path, title }) => (
          <a key={path} href={path}>
            {welcome[title]}
            <ArrowRight className="icon flip" aria-hidden="true" />
          </a>
        ))}
      </nav>
      <AmortizationBars />
      <p className="access-caption">
        <span>{welcome.chart}</span>
        <span>{welcome.payments}</span>
      </p>
    </aside>
  );
}
