/** What shows that the page of the script is there: its heading, or why it cannot be shown. */
const SHOWN = 'h1, [role="alert"]';

/**
 * The place for the page of the script. If the server has sent a page that guests read (`api/http/guest-page.ts`), it is behind
 * that page until it can replace it.
 */
export function placeOf(root: HTMLElement): HTMLElement {
  if (!root.hasAttribute('data-sent')) return root;
  const place = document.createElement('div');
  place.id = root.id;
  place.className = 'behind-sent';
  root.after(place);
  const observer = new MutationObserver(() => {
    if (!place.querySelector(SHOWN)) return;
    observer.disconnect();
    root.remove();
    place.removeAttribute('class');
  });
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['role'] });
  return place;
}
