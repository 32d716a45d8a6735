import { isLoopbackUrl } from './loopback';

/** Reads `1000=https://agency.example/mismo,5000=https://…`: the URL of each agency by its code, and what is wrong with them. */
export function readCreditAgencies(text: string | undefined): {
  readonly urls: ReadonlyMap<string, string> | undefined;
  readonly problems: readonly string[];
} {
  if (text === undefined) return { urls: undefined, problems: [] };
  const urls = new Map<string, string>();
  const problems: string[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, code, url] = /^(\d{4})=(\S+)$/.exec(entry) ?? [];
    if (code === undefined || url === undefined || !URL.canParse(url)) {
      problems.push(
        'CREDIT_AGENCIES needs the form 1000=https://agency.example.com/mismo, with a comma before the next one',
      );
    } else if (!url.startsWith('https:') && !isLoopbackUrl(url)) {
      problems.push(
        `CREDIT_AGENCIES: the URL of ${code} begins with https:, because it carries Social Security numbers`,
      );
    } else {
      urls.set(code, url);
    }
  }
  return { urls, problems };
}
