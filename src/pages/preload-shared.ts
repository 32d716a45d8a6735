import type { QueryClient } from '@tanstack/react-query';
import { SHARED_FILES } from '../../domain/pages/page-files';
import { whenIdle } from './when-idle';

/** What some browsers say about the connection; the DOM types do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether what may never be used can be loaded: not if the user saves data, or waits long for each file. */
function mayLoadAhead(): boolean {
  const { saveData = false, effectiveType = '4g' } =
    (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g';
}

/** Calls it once when the browser has nothing else to do and no data is being read. Returns what cancels it. */
function whenQuiet(client: QueryClient, start: () => void): () => void {
  let cancel: () => void;
  const wait = (): void => {
    cancel = whenIdle(() => {
      if (client.isFetching() === 0) return start();
      cancel = client.getQueryCache().subscribe(() => {
        if (client.isFetching() > 0) return;
        cancel();
        wait();
      });
    });
  };
  wait();
  return () => cancel();
}

const namedFiles = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${SHARED_FILES}"]`)?.content.split(' ') ?? [];

const isRequested = (href: string): boolean =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].some((link) => link.getAttribute('href') === href);

/**
 * Has the browser load the files that many pages share, without running them: one after the other, each when it has nothing else
 * to do, so that a form or table that is opened later loads only its own.
 */
export function preloadShared(client: QueryClient): () => void {
  if (!mayLoadAhead()) return () => undefined;
  let cancel = (): void => undefined;
  const load = ([href, ...others]: readonly string[]): void => {
    if (href === undefined) return;
    cancel = whenQuiet(client, () => {
      const next = (): void => load(others);
      if (isRequested(href)) return next();
      const link = Object.assign(document.createElement('link'), {
        ...{ rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href },
        // One that fails is requested again, and its failure shown, by the page that needs it.
        ...{ onload: next, onerror: next },
      });
      document.head.append(link);
    });
  };
  load(namedFiles());
  return () => cancel();
}
