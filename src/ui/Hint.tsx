import {
  cloneElement,
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How long the pointer stays before the text shows. */
const SHOW_MS = 400;
/** Enough to move the pointer onto the text. */
const HIDE_MS = 100;

// What it names has a name of its own, so that a page does not fail without the text.
const HintText = lazy(() =>
  import('./HintText').then(
    (m) => ({ default: m.HintText }),
    () => ({ default: () => null }),
  ),
);

interface Events {
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: () => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: () => void;
}

interface Props {
  readonly title: string;
  readonly placement?: 'bottom' | 'right';
  readonly children: ReactElement<Events>;
}

/**
 * A text beside a button while the pointer or the keyboard's focus is on it. Its code loads when it first shows: a toolbar has
 * many, and few are ever read.
 */
export function Hint({ title, placement = 'bottom', children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: HTMLElement | null, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setAnchor, ms, next);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: ({ currentTarget, pointerType }) => {
          if (pointerType !== 'touch') later(currentTarget, SHOW_MS);
        },
        onPointerLeave: () => later(null, HIDE_MS),
        onPointerDown: hide,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) later(currentTarget, 0);
        },
        onBlur: hide,
      })}
      {anchor && (
        <Suspense fallback={null}>
          <HintText {...{ anchor, title, placement }} onReach={() => clearTimeout(timer.current)} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
