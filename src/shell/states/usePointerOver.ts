import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer is over an element that lets it through, so that the element hears nothing of it by itself. */
export function usePointerOver(element: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const look = ({ clientX, clientY, target }: PointerEvent): void => {
      const box = element.current?.getBoundingClientRect();
      const isOnButton = target instanceof Node && element.current?.contains(target) === true;
      const isInside =
        box !== undefined && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
      setOver(isInside && !isOnButton);
    };
    window.addEventListener('pointermove', look);
    return () => window.removeEventListener('pointermove', look);
  }, [element]);
  return over;
}
