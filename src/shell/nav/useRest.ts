import { type RefObject, useEffect, useRef, useState } from 'react';

const HOVER_DELAY_MS = 150;

/**
 * Whether the pointer came to the folded navigation and stayed long enough (NAV-03). Reads where the pointer is instead of waiting
 * for it to leave: unfolding replaces the entry below the pointer, and browsers report no leaving of an element that is gone.
 */
export function useRest(area: RefObject<HTMLElement | null>, folded: boolean): boolean {
  const [resting, setResting] = useState(false);
  // Known while unfolded, too: folding it by a click, with the pointer on it, does not unfold it again.
  const inside = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      inside.current = false;
      setResting(false);
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node && area.current?.contains(target))) return leave();
      if (folded && !inside.current) timer = setTimeout(() => setResting(true), HOVER_DELAY_MS);
      inside.current = true;
    };
    const page = document.documentElement;
    page.addEventListener('pointerover', follow);
    page.addEventListener('pointerleave', leave);
    return () => {
      page.removeEventListener('pointerover', follow);
      page.removeEventListener('pointerleave', leave);
      clearTimeout(timer);
      setResting(false);
    };
  }, [area, folded]);
  return resting;
}
