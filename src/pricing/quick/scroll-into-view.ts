/** Scrolls new content into view if it is below the window, as on a phone. */
export function scrollIntoView(element: HTMLElement | null): void {
  if (!element || element.getBoundingClientRect().top < window.innerHeight - 120) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
