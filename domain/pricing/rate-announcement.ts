import { formatInstant } from '../format/date';

/** The announcement of new rates, as HTML. The lender's announcements are written in English, like its rate sheets. */
export function rateAnnouncement(
  effectiveAt: Date,
  programs: number,
): { readonly name: string; readonly body: string } {
  const at = formatInstant(effectiveAt.toISOString(), 'long');
  const priced = programs === 1 ? '1 program' : `${programs} programs`;
  return {
    name: `New rates as of ${at} Pacific time`,
    body: `<p>New rates for ${priced} take effect on ${at} Pacific time. See Daily Rate Sheets.</p>`,
  };
}
