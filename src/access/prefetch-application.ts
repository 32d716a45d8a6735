import { LATER_FILES } from '../../domain/pages/page-files';

/**
 * Has the browser load the files that the server names for after the sign-in, without running them. Links in the HTML would
 * compete with the font and the script of the sign-in itself.
 */
export function prefetchApplication(): void {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${LATER_FILES}"]`);
  const files = named?.content.split(' ') ?? [];
  named?.remove();
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', crossOrigin: '', href }),
    );
  }
}
