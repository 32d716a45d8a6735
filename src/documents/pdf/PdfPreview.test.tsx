import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { PdfPreview } from './PdfPreview';
import { type OpenPdf, PdfProblem } from './pdf-document';
import { pdfInMemory } from './pdf-source';

const source = pdfInMemory('one', new Uint8Array([1]));

/** Three pages of 100 by 100 points with one line each. */
const threePages = (texts = ['Rate lock', 'Hazard insurance', 'Rate and rate']): OpenPdf => ({
  pages: texts.length,
  size: async () => ({ width: 100, height: 100 }),
  draw: async () => undefined,
  layText: async (page, container) => {
    container.replaceChildren(Object.assign(document.createElement('span'), { textContent: texts[page - 1] }));
  },
  text: async (page) => texts[page - 1] ?? '',
  close: () => undefined,
});

const open = vi.fn<() => Promise<OpenPdf>>();
const show = (pageKeys = false) =>
  renderInPortal(
    <PdfPreview {...{ source, open, pageKeys }} name="Note.pdf" onDownload={<button type="button">Get</button>} />,
  );
const frame = () => screen.findByRole('region', { name: 'Pages of Note.pdf' });
const pageNumber = () => screen.getByRole('textbox', { name: 'Page number' });

beforeEach(() => {
  open.mockReset().mockResolvedValue(threePages());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the preview of a PDF', () => {
  it('shows that it loads, and then all pages', async () => {
    show();
    expect(screen.getByRole('status', { name: /^Loading/ })).toBeVisible();
    await frame();
    for (const page of [1, 2, 3]) expect(screen.getByRole('group', { name: `Page ${page} of 3` })).toBeInTheDocument();
  });

  it.each([
    ['damaged', 'This file is damaged'],
    ['protected', 'This file has a password'],
    ['slow', 'This file takes too long to open'],
  ] as const)('says that a file is %s, and offers the download', async (kind, title) => {
    open.mockRejectedValue(new PdfProblem(kind));
    show();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get' })).toBeVisible();
  });

  it('keeps its thumbnails where they leave the pages less room than they need to start with', async () => {
    const observed: (() => void)[] = [];
    const ROOM = 700;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
      const isFrame = this.getAttribute('role') === 'region';
      const hasThumbnails = document.querySelector('nav') !== null;
      return isFrame && hasThumbnails ? ROOM - 100 : ROOM;
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(read: () => void) {
          observed.push(read);
        }
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    show();
    await screen.findByRole('navigation', { name: 'Page thumbnails' });
    for (let turn = 0; turn < 3; turn++) {
      act(() => observed.forEach((read) => void read()));
      expect(screen.getByRole('navigation', { name: 'Page thumbnails' })).toBeVisible();
    }
  });

  it('can be loaded again after an error', async () => {
    open.mockRejectedValueOnce(new Error('Connection lost'));
    show();
    expect(await screen.findByText('The document can’t be loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await frame();
  });

  it('leaves out a page that takes too long, and draws it for a reader who waits', async () => {
    const limits: (number | undefined)[] = [];
    open.mockResolvedValue({
      ...threePages(),
      draw: async (page, _canvas, _look, _signal, effort) => {
        if (page !== 2 || effort?.later) return;
        limits.push(effort?.limitMs);
        if (limits.length === 1) throw new PdfProblem('slow');
      },
    });
    show();
    expect(await screen.findByText('Page 2 takes too long to show.')).toBeVisible();
    expect(screen.queryByText('Page 1 takes too long to show.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Wait longer' }));
    await waitFor(() => expect(screen.queryByText('Page 2 takes too long to show.')).toBeNull());
    expect(limits).toEqual([20_000, 80_000]);
  });

  it('says which page cannot be drawn, and shows the others', async () => {
    const pdf = threePages();
    open.mockResolvedValue({
      ...pdf,
      draw: async (page) => {
        if (page === 2) throw new Error('broken');
      },
    });
    show();
    expect(await screen.findByText('Page 2 can’t be shown.')).toBeVisible();
    expect(screen.queryByText('Page 1 can’t be shown.')).toBeNull();
  });

  it('has a small picture of each page, which leads to it and marks where the reader is', async () => {
    const drawn: number[] = [];
    open.mockResolvedValue({
      ...threePages(),
      draw: async (page, _canvas, _look, _signal, effort) => void (effort?.later && drawn.push(page)),
    });
    show();
    const pages = await frame();
    // A frame without room, as here, starts without them.
    await userEvent.click(screen.getByRole('button', { name: 'Page thumbnails' }));
    const pictures = within(screen.getByRole('navigation', { name: 'Page thumbnails' }));
    expect(pictures.getAllByRole('button')).toHaveLength(3);
    expect(pictures.getByRole('button', { name: 'Go to page 1' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(drawn).toEqual(expect.arrayContaining([1, 2])));
    await userEvent.click(pictures.getByRole('button', { name: 'Go to page 3' }));
    fireEvent.scroll(pages);
    await waitFor(() => expect(pageNumber()).toHaveValue('3'));
    expect(pictures.getByRole('button', { name: 'Go to page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('zooms and searches with keys', async () => {
    show();
    const pages = await frame();
    const percent = () => Number.parseInt(screen.getByText(/^\d+%$/).textContent ?? '', 10);
    // 80 CSS pixels, the least that a frame has, for a page of 100 points.
    await waitFor(() => expect(percent()).toBe(60));
    fireEvent.keyDown(pages, { key: '+' });
    await waitFor(() => expect(percent()).toBeGreaterThan(60));
    fireEvent.keyDown(pages, { key: '0' });
    await waitFor(() => expect(percent()).toBe(60));
    fireEvent.keyDown(pages, { key: 'f', ctrlKey: true });
    const words = screen.getByRole('searchbox', { name: 'Search text' });
    expect(words).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    ['small letters', 'n', 'p', 'r'],
    ['capitals', 'N', 'P', 'R'],
    ['an Arabic keyboard', 'ى', 'ح', 'ق'],
  ])('goes through the pages and rotates them with keys: %s', async (_, next, previous, rotate) => {
    const sizes = vi.fn<OpenPdf['size']>(async () => ({ width: 100, height: 100 }));
    open.mockResolvedValue({ ...threePages(), size: sizes });
    show(true);
    const pages = await frame();
    const press = (key: string, code: string) => fireEvent.keyDown(document.body, { key, code });
    // The keys work once the pages are laid out.
    await waitFor(() => {
      press(next, 'KeyN');
      expect(pages.scrollTop).toBeGreaterThan(0);
    });
    fireEvent.scroll(pages);
    await waitFor(() => expect(pageNumber()).toHaveValue('2'));
    press(previous, 'KeyP');
    expect(pages.scrollTop).toBe(0);
    press(rotate, 'KeyR');
    await waitFor(() => expect(sizes).toHaveBeenCalledWith(1, 90));
  });

  it('leaves the keys to the page where it is only a part of it, and to inputs', async () => {
    show();
    const pages = await frame();
    const press = (place: Element) => fireEvent.keyDown(place, { key: 'n', code: 'KeyN' });
    // The keys work once the pages are laid out.
    await waitFor(() => {
      press(pages);
      expect(pages.scrollTop).toBeGreaterThan(0);
    });
    const { scrollTop } = pages;
    press(document.body);
    press(pageNumber());
    expect(pages.scrollTop).toBe(scrollTop);
  });

  it('goes to the page that is typed, at most the last one', async () => {
    show();
    const pages = await frame();
    await userEvent.clear(pageNumber());
    await userEvent.type(pageNumber(), '99{Enter}');
    expect(pages.scrollTop).toBeGreaterThan(0);
    fireEvent.scroll(pages);
    await waitFor(() => expect(pageNumber()).toHaveValue('3'));
  });

  it('counts the matches and goes through them', async () => {
    show();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: /^Search in this document/ }));
    await userEvent.keyboard('RATE');
    expect(await screen.findByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('2 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous match' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(screen.getByText('3 of 3')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.keyboard('escrow');
    expect(await screen.findByText('Not found')).toBeVisible();
  });

  it('scrolls its own frame to a match, and nothing around it', async () => {
    const around = vi.spyOn(Element.prototype, 'scrollIntoView');
    const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'SPAN' ? new DOMRect(0, 500, 50, 20) : new DOMRect(0, 0, 200, 200);
    });
    show();
    const pages = await frame();
    await userEvent.click(screen.getByRole('button', { name: /^Search in this document/ }));
    await userEvent.keyboard('lock');
    await waitFor(() => expect(pages.scrollTop).toBeGreaterThan(500));
    expect(around).not.toHaveBeenCalled();
    places.mockRestore();
    around.mockRestore();
  });
});
