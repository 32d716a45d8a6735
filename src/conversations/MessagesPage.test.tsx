import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessagePage, ShownMessage, Topic } from '../../domain/conversations/conversation.schemas';
import type { DraftAnswer } from '../../domain/drafts/drafts.schemas';
import { type DraftBody, draftCalls } from '../crud/drafts/draft-calls';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { stubCalls } from '../testing/stub-calls';
import { conversationCalls } from './conversation-calls';
import { MessagesPage } from './MessagesPage';

/** No other test has messages about this loan, whose late drafts would come here. */
const loanNum = '2611059900';
const path = `/loans/${loanNum}/messages`;

const message = (position: number, values: Partial<ShownMessage> = {}): ShownMessage => ({
  ...{ id: `m${position}`, position, conditionId: null, at: '2026-11-20T18:42:00Z', by: 'Ines Calloway', mine: false },
  ...{ outside: false, internal: false, text: `Message ${position}`, mentions: [], withdrawableUntil: null, ...values },
});
const pageOf = (messages: readonly ShownMessage[], values: Partial<MessagePage> = {}): MessagePage => ({
  ...{ messages, cursor: null, readUpTo: messages.at(-1)?.position ?? 0, ...values },
});
const condition = { id: 'c7', number: 7, cat: 'PTD', state: 'active', description: 'Paystubs covering 30 days' };
const person = {
  id: '5f0c1d8e-9a43-4a3e-8a52-0d7c5f1f6a01',
  name: 'Rafael Quillmore',
  roles: ['Processor'],
  outside: false,
};

const staff = { username: 'ines', roles: ['Underwriter'], menuPermissions: [16, 31] };
const broker = { ...staff, username: 'pia', roles: ['Loan Officer'], isPml: true };

interface Given {
  readonly at?: string;
  readonly cat?: string;
  readonly topics?: readonly Topic[];
  readonly read?: typeof conversationCalls.read;
  readonly write?: typeof conversationCalls.write;
}

function open({ at = path, cat = 'PTD', topics = [], read = async () => pageOf([message(1)]), ...given }: Given = {}) {
  const write = vi.fn(given.write ?? (async () => message(9, { mine: true })));
  const markRead = vi.fn(async (..._marked: unknown[]) => undefined);
  const withdraw = vi.fn(async (_loanNum: string, _id: string) => message(1, { text: null }));
  const [readTopic, people] = [vi.fn(read), vi.fn(async () => [person])];
  stubCalls(conversationCalls, { read: readTopic, write, markRead, withdraw, people });
  stubCalls(shellCalls, {
    topics: async () => topics,
    conditions: async () => [{ ...condition, cat }] as never,
  });
  renderInPortal(<MessagesPage />, { at, route: '/loans/:loanNum/messages' });
  return { write, markRead, withdraw, read: readTopic, people };
}

const textBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const type = async (text: string): Promise<void> => void fireEvent.change(await textBox(), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));

beforeEach(() => {
  onScreen('wide');
  localStorage.clear();
  signInAs(staff);
  stubCalls(draftCalls, { list: async () => [], save: async () => undefined, remove: async () => undefined });
});

describe('writing a message', () => {
  it('asks the lender’s people who reads it, and sends nothing before they have chosen', async () => {
    const { write } = open();
    await type('Please send the paystubs.');
    await press('Send message');
    expect(await screen.findByText('Choose who can read this message.')).toBeVisible();
    expect(write).not.toHaveBeenCalled();
    await choose('Lender only');
    expect(await screen.findByText('The broker never sees this message.')).toBeVisible();
    await press('Send to the lender only');
    await waitFor(() =>
      expect(write).toHaveBeenCalledWith(loanNum, {
        ...{ key: expect.any(String), text: 'Please send the paystubs.', conditionId: null, internal: true },
        mentions: [],
      }),
    );
    await waitFor(async () => expect(await textBox()).toHaveValue(''));
    // The next message is for the same readers, which stays in view.
    expect(screen.getByRole('radio', { name: 'Lender only' })).toBeChecked();
  });

  it('asks a broker nothing, and is never internal', async () => {
    signInAs(broker);
    const { write } = open();
    await type('Here they are.');
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.keyDown(await textBox(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(write).toHaveBeenCalledWith(loanNum, expect.objectContaining({ internal: false })));
  });

  it('keeps the text if it is refused, says why, and sends it again under the same key', async () => {
    signInAs(broker);
    let refuses = true;
    const write: typeof conversationCalls.write = async () => {
      if (!refuses) return message(9, { mine: true });
      const text = 'You have reached the limit of 100 messages an hour. Send this message again in 50 min.';
      throw new ApiError(text, 429);
    };
    const sent = open({ write }).write;
    await type('One more');
    await press('Send message');
    expect(await screen.findByRole('alert')).toHaveTextContent('limit of 100 messages an hour');
    expect(await textBox()).toHaveValue('One more');
    refuses = false;
    await press('Send message');
    await waitFor(async () => expect(await textBox()).toHaveValue(''));
    const keys = sent.mock.calls.map(([, body]) => body?.key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('sends a text that changed after a lost answer as a message of its own, so that no part of it is lost', async () => {
    signInAs(broker);
    const answers = [
      () => Promise.reject(new ApiError('The connection was lost.', 0)),
      async () => message(9, { mine: true }),
    ];
    const { write } = open({ write: () => (answers.shift() ?? (async () => message(9)))() });
    await type('The letter is here.');
    await press('Send message');
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    await type('The letter is here. The paystubs are not.');
    await press('Send message');
    await waitFor(async () => expect(await textBox()).toHaveValue(''));
    const [first, second] = write.mock.calls.map(([, body]) => body);
    expect(second?.text).toBe('The letter is here. The paystubs are not.');
    expect(second?.key).not.toBe(first?.key);
  });

  it('keeps what is typed while a message is sent, and sends it next, even before the list shows the first', async () => {
    let sent: (written: ShownMessage) => void = () => undefined;
    const sending = new Promise<ShownMessage>((resolve) => (sent = resolve));
    const reads = [async () => pageOf([message(1)]), () => new Promise<never>(() => undefined)];
    const { write } = open({
      write: () => sending,
      read: () => (reads.shift() ?? (() => new Promise<never>(() => undefined)))(),
    });
    await choose('Everyone on the loan');
    await type('The letter is here.');
    await press('Send message');
    await type('The letter is here. The paystubs are not.');
    sent(message(9, { mine: true }));
    await waitFor(async () => expect(await textBox()).toHaveValue('The paystubs are not.'));
    fireEvent.keyDown(await textBox(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    const [first, second] = write.mock.calls.map(([, body]) => body);
    expect(second).toMatchObject({ text: 'The paystubs are not.' });
    expect(second?.key).not.toBe(first?.key);
  });

  it('mentions a person by keyboard', async () => {
    signInAs(broker);
    const { write, people } = open();
    await type('@raf');
    const option = await screen.findByRole('option', { name: /Rafael Quillmore/ });
    expect(people).toHaveBeenCalledWith(loanNum, { search: 'raf' }, expect.anything());
    expect(await textBox()).toHaveAttribute('aria-activedescendant', option.id);
    fireEvent.keyDown(await textBox(), { key: 'Enter' });
    expect(await textBox()).toHaveValue('@Rafael Quillmore ');
    await press('Send message');
    await waitFor(() =>
      expect(write).toHaveBeenCalledWith(loanNum, expect.objectContaining({ mentions: [person.id] })),
    );
  });

  it('takes the person who is typed, although the list for it has not arrived', async () => {
    signInAs(broker);
    const { people } = open();
    const other = { ...person, id: 'other', name: 'Una Harbor' };
    people.mockImplementation(async (...asked: unknown[]) => {
      const [, { search }] = asked as [string, { search: string }];
      return search === '' ? [other, person] : new Promise<(typeof person)[]>(() => undefined);
    });
    await type('@');
    await screen.findByRole('option', { name: /Una Harbor/ });
    const box = await textBox();
    fireEvent.change(box, { target: { value: '@raf' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box).toHaveValue('@Rafael Quillmore ');
  });

  it('leaves the caret where the user goes on writing after a mention', async () => {
    signInAs(broker);
    open();
    await type('@raf');
    await screen.findByRole('option', { name: /Rafael Quillmore/ });
    const box = await textBox();
    fireEvent.keyDown(box, { key: 'Enter' });
    // Before the next frame.
    fireEvent.change(box, { target: { value: '@Rafael Quillmore pl' } });
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    expect(box.selectionStart).toBe('@Rafael Quillmore pl'.length);
  });
});

describe('the draft of a message', () => {
  const form = `${path}#loan`;
  const kept: DraftAnswer = {
    ...{ id: 'd1', form, savedAt: '2026-11-20T23:42:00Z', version: null },
    ...{ base: { text: '' }, values: { text: 'What I began' } },
  };

  it('is stored while the user writes, and removed when the message is sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      signInAs(broker);
      const [save, remove] = [vi.fn(async (_id: string, _body: DraftBody) => undefined), vi.fn(async () => undefined)];
      stubCalls(draftCalls, { save, remove });
      open();
      await type('What I began');
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(save.mock.lastCall?.[1]).toMatchObject({ values: { text: 'What I began' } });
      expect(save.mock.lastCall?.[1].form).toContain(path);
      await press('Send message');
      await waitFor(() => expect(remove).toHaveBeenCalled());
    } finally {
      vi.useRealTimers();
    }
  });

  it('is offered back', async () => {
    stubCalls(draftCalls, { list: async () => [kept], read: async () => kept });
    open();
    await press('Restore');
    await waitFor(async () => expect(await textBox()).toHaveValue('What I began'));
  });
});

describe('the messages of a topic', () => {
  it('mark what came since the last visit, and are then read', async () => {
    const { markRead } = open({ read: async () => pageOf([message(4), message(5)], { readUpTo: 4 }) });
    const list = await screen.findByRole('list', { name: 'Messages' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(markRead).toHaveBeenCalledWith({ loanNum, conditionId: null }, 5));
  });

  it('are not marked before they are seen: on a phone, the list of topics comes first', async () => {
    onScreen('narrow');
    const latestAt = '2026-11-20T18:42:00Z';
    const topics = [null, 'c7'].map((conditionId) => ({ conditionId, messages: 2, unread: 1, mentions: 0, latestAt }));
    const { read, markRead } = open({
      topics,
      read: async () => pageOf([message(4), message(5, { conditionId: 'c7' })], { readUpTo: 4 }),
    });
    fireEvent.click(await screen.findByRole('link', { name: /PTD 7/ }));
    await waitFor(() => expect(markRead).toHaveBeenCalledExactlyOnceWith({ loanNum, conditionId: 'c7' }, 5));
    expect(read).not.toHaveBeenCalledWith(expect.objectContaining({ conditionId: null }), null, expect.anything());
  });

  it('are the newest, with the earlier ones before them on request', async () => {
    const read: typeof conversationCalls.read = async (_topic, before) =>
      before === null ? pageOf([message(4), message(5)], { cursor: 4 }) : pageOf([message(2), message(3)]);
    open({ read });
    await press('Show earlier messages');
    await waitFor(() =>
      expect(screen.getAllByText(/^Message \d$/).map(({ textContent }) => textContent)).toEqual([
        'Message 2',
        'Message 3',
        'Message 4',
        'Message 5',
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('can be taken back by their author while that is allowed', async () => {
    const own = message(1, { mine: true, withdrawableUntil: '2026-11-20T18:47:00Z' });
    const { withdraw } = open({ read: async () => pageOf([own, message(2, { text: null })]) });
    expect(await screen.findByText('This message was withdrawn.')).toBeVisible();
    await press('Withdraw');
    await waitFor(() => expect(withdraw).toHaveBeenCalledWith(loanNum, 'm1'));
  });

  it('say which of them the broker never sees', async () => {
    open({ read: async () => pageOf([message(1, { internal: true })]) });
    const list = await screen.findByRole('list', { name: 'Messages' });
    expect(within(list).getByText('Lender only')).toBeVisible();
  });

  it('can only be read by someone who may not write on conditions', async () => {
    signInAs({ ...staff, pageLetters: { conditions: 'r' } });
    open();
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the address of a topic, as emails and conditions link to it', () => {
  const topics = [{ conditionId: 'c7', messages: 2, unread: 1, mentions: 0, latestAt: '2026-11-20T18:42:00Z' }];

  it('opens the messages about the condition', async () => {
    const { read } = open({ at: `${path}?about=c7`, topics });
    expect(await screen.findByRole('heading', { level: 2, name: /7/ })).toBeVisible();
    expect(screen.getAllByText('Paystubs covering 30 days')[0]).toBeVisible();
    expect(read).toHaveBeenCalledWith({ loanNum, conditionId: 'c7' }, null, expect.anything());
    expect(read).not.toHaveBeenCalledWith(expect.objectContaining({ conditionId: null }), null, expect.anything());
  });

  it('begins a topic about a condition without messages', async () => {
    open({ at: `${path}?about=c7`, read: async () => pageOf([]) });
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(await textBox()).toBeVisible();
  });

  it('writes for the lender alone about an internal condition', async () => {
    const { write } = open({ at: `${path}?about=c7`, cat: 'Internal', topics });
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    await type('A second look');
    await press('Send to the lender only');
    await waitFor(() => expect(write).toHaveBeenCalledWith(loanNum, expect.objectContaining({ internal: true })));
  });
});
