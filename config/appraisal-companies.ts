import { isLoopbackUrl } from './loopback';

/** Where an appraisal company or another provider is reached, and with which key. */
export interface AppraisalCompany {
  readonly url: string;
  readonly key: string;
}

/** Reads `ACME=https://amc.example/api|key,…`: URL and key of each appraisal company by its code, and what is wrong with them. */
export function readAppraisalCompanies(text: string | undefined): {
  readonly companies: ReadonlyMap<string, AppraisalCompany> | undefined;
  readonly problems: readonly string[];
} {
  if (text === undefined) return { companies: undefined, problems: [] };
  const companies = new Map<string, AppraisalCompany>();
  const problems: string[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, code, url, key] = /^([A-Z0-9]{2,12})=([^\s|]+)\|(\S+)$/.exec(entry) ?? [];
    if (code === undefined || url === undefined || key === undefined || !URL.canParse(url)) {
      problems.push(
        'APPRAISAL_COMPANIES needs the form ACME=https://amc.example.com/api|key, with a comma before the next one',
      );
    } else if (!url.startsWith('https:') && !isLoopbackUrl(url)) {
      problems.push(`APPRAISAL_COMPANIES: the URL of ${code} begins with https:, because it carries personal data`);
    } else {
      companies.set(code, { url: url.replace(/\/$/, ''), key });
    }
  }
  return { companies, problems };
}

/** Reads `https://pay.example.com/api|key`: the provider of payment links, and what is wrong with it. */
export function readPaymentLinks(text: string | undefined): {
  readonly provider: AppraisalCompany | undefined;
  readonly problems: readonly string[];
} {
  if (text === undefined) return { provider: undefined, problems: [] };
  const [, url, key] = /^([^\s|]+)\|(\S+)$/.exec(text.trim()) ?? [];
  const isSafe = url !== undefined && URL.canParse(url) && (url.startsWith('https:') || isLoopbackUrl(url));
  if (!isSafe || key === undefined) {
    return { provider: undefined, problems: ['PAYMENT_LINKS needs the form https://pay.example.com/api|key'] };
  }
  return { provider: { url: url.replace(/\/$/, ''), key }, problems: [] };
}
