import type { Request } from 'express';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import { isBusinessTime } from '../../domain/loan/business-hours';
import { type GuestFile, type GuestWidth, HOURS_PLACE } from '../../domain/pages/guest-file';
import { publicPages } from '../../domain/pages/public-pages';
import { withSent } from './sent-page';

/** The headers that say how wide the window is. */
export const WIDTH_HEADERS = 'Sec-CH-UA-Mobile, User-Agent';

/** Phones say that they are. The page hides what was sent for another width (`src/build/guest-page.ts`). */
const widthOf = (req: Request): GuestWidth =>
  req.headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/i.test(req.headers['user-agent'] ?? '') ? 'narrow' : 'wide';

export const isGuestHome = ({ path }: Request): boolean =>
  path.toLowerCase().replace(/\/$/, '') === publicPages['public-home'].path;

/** The page with the guests' home page that the build has rendered. */
export function withGuestHome(html: string, file: GuestFile, req: Request, language: string, now: Date): string {
  const rendered = file.languages[language];
  if (!rendered) return html;
  const { title, dir, open, closed } = rendered;
  const { styles, content } = rendered[widthOf(req)];
  return withSent(html, file, {
    language,
    dir,
    title,
    styles,
    content: content.replace(HOURS_PLACE, isBusinessTime(now, publicFactDefaults) ? open : closed),
    attributes: ' data-sent',
  });
}
