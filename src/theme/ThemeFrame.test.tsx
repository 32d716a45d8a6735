import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Text } from '../ui/layout/primitives';
import { createPortalTheme } from './mui-theme';
import { PortalTheme } from './PortalTheme';
import { ThemeFrame } from './ThemeFrame';

const theme = createPortalTheme({ scheme: 'teal', mode: 'light', direction: 'ltr' });
const sheets = () => document.querySelectorAll('style[data-emotion="emet"]').length;

let showMore = (): void => undefined;
const measured: string[] = [];

function Words() {
  const first = useRef<HTMLSpanElement>(null);
  const [more, setMore] = useState(false);
  showMore = () => setMore(true);
  useLayoutEffect(() => {
    if (first.current) measured.push(getComputedStyle(first.current).fontWeight);
  }, []);
  return (
    <>
      <Text ref={first} weight={600}>
        first
      </Text>
      <Text weight={500}>second</Text>
      {more && <Text weight={400}>later</Text>}
    </>
  );
}

it('adds the styles of the first view at once, before it is measured, and later ones as they come', () => {
  const before = sheets();
  render(
    <ThemeFrame direction="ltr">
      <PortalTheme theme={theme}>
        <Words />
      </PortalTheme>
    </ThemeFrame>,
  );
  expect(sheets() - before).toBe(1);
  expect(measured).toEqual(['600']);
  expect(screen.getByText('second')).toHaveStyle({ fontWeight: '500' });
  act(showMore);
  expect(screen.getByText('later')).toHaveStyle({ fontWeight: '400' });
});
