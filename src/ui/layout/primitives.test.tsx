import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter, NavLink } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Dot, DotLabel } from './Dot';
import { Box, Note, Row, Stack, Text } from './primitives';

const styleOf = (element: HTMLElement): CSSStyleDeclaration => getComputedStyle(element);

describe('the layout primitives', () => {
  it('turn their props into the styles of tokens, and keep them out of the markup', () => {
    render(<Box data-testid="box" gap="s2 s4" minColumn={200} lineBelow radius="m" title="Terms" />);
    const box = screen.getByTestId('box');
    expect(styleOf(box).gap).toBe('var(--s2) var(--s4)');
    expect(styleOf(box).borderRadius).toBe('var(--r)');
    expect(box.getAttributeNames().sort()).toEqual(['class', 'data-testid', 'title']);
  });

  it('lay out a row, a stack and a text', () => {
    render(
      <>
        <Row data-testid="row" align="stretch" />
        <Stack data-testid="stack" columns="1fr 2fr" />
        <Text data-testid="text" truncate />
      </>,
    );
    expect(styleOf(screen.getByTestId('row'))).toMatchObject({ display: 'flex', alignItems: 'stretch' });
    expect(styleOf(screen.getByTestId('stack'))).toMatchObject({ display: 'grid', gridTemplateColumns: '1fr 2fr' });
    expect(styleOf(screen.getByTestId('text'))).toMatchObject({ whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
    expect(screen.getByTestId('text').tagName).toBe('SPAN');
  });

  it('are drawn as another element or component, with its props and its ref', () => {
    const ref = createRef<HTMLAnchorElement>();
    render(
      <MemoryRouter>
        <Row as={NavLink} to="/main/pipelines" gap="s2" ref={ref}>
          Pipeline
        </Row>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Pipeline' })).toHaveAttribute('href', '/main/pipelines');
    expect(ref.current).toBe(screen.getByRole('link'));
    expect(styleOf(screen.getByRole('link')).gap).toBe('var(--s2)');
  });

  it('make the box around a link its target, with the focus ring', () => {
    render(<Text as="button" data-testid="button" covers="ring" radius="m" />);
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join(' ');
    const name = screen.getByTestId('button').className.split(' ').at(-1);
    expect(rules).toMatch(new RegExp(`${name}::after {[^}]*position: absolute; inset: 0`));
    expect(rules).toMatch(new RegExp(`${name}:focus-visible::after {[^}]*outline: 2px solid`));
  });

  it('hide what only screen readers read, and cut off lines', () => {
    render(
      <>
        <Text data-testid="hidden" visuallyHidden />
        <Text data-testid="lines" maxLines={2} />
        <Note data-testid="note" />
      </>,
    );
    expect(styleOf(screen.getByTestId('hidden'))).toMatchObject({ position: 'absolute', overflow: 'hidden' });
    expect(styleOf(screen.getByTestId('lines')).overflow).toBe('hidden');
    expect(styleOf(screen.getByTestId('note')).fontSize).toBe('var(--fs-small)');
  });

  it('hide the dot of a state from screen readers, but not its name', () => {
    render(
      <>
        <DotLabel fill="red">Withdrawn</DotLabel>
        <Dot data-testid="dot" fill="red" diameter={6} />
      </>,
    );
    expect(screen.getByTestId('dot')).toHaveAttribute('aria-hidden', 'true');
    expect(styleOf(screen.getByTestId('dot')).inlineSize).toBe('6px');
    expect(screen.getByText('Withdrawn')).not.toHaveAttribute('aria-hidden');
    expect(screen.getByText('Withdrawn').firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
