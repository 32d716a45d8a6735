/**
 * Loads and runs the first script of a page that the server has sent with a view (`api/http/sent-page.ts`), and loads the files
 * that it needs next, after the first paint: they would compete with it for the line and the processor. A page in the background is
 * not painted.
 */
const addressesOf = (name: string): readonly string[] =>
  [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content);

function start(): void {
  for (const href of addressesOf('after-paint')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  for (const address of addressesOf('first-script')) void import(/* @vite-ignore */ address);
}

// The task behind the next frame runs when it has been painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

export {};
