import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '../../domain/messages/message';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { ConditionsPage } from './ConditionsPage';
import { aCondition, aDocument, anAnswer } from './conditions.test-support';
import { conditionCalls } from './conditions-calls';

const show = () =>
  renderInPortal(<ConditionsPage />, {
    at: '/loans/26/conditions?condition=c1',
    route: '/loans/:loanNum/conditions',
  });
const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Attach documents to PTD 1' }));

beforeEach(() => {
  signInAs({ roles: ['Processor'], menuPermissions: [16, 17], pageLetters: { 'upload-submission': 'w' } });
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: [] } : [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('documents of the loan', () => {
  it('are attached by keyboard, those of an accepted type first', async () => {
    const attached = aCondition(1, { version: 2, documents: [anAnswer('w2', 'w2.pdf')] });
    const attach = vi.fn().mockResolvedValue([attached]);
    stubCalls(shellCalls, { conditions: async () => [aCondition(1, { accepts: ['W-2'] })] });
    stubCalls(conditionCalls, {
      attach,
      documents: async () => [aDocument('stub', 'stub.pdf'), aDocument('w2', 'w2.pdf', { doc_type: 'W-2' })],
    });
    show();
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('d');
    const dialog = await openDialog();
    const boxes = await dialog.findAllByRole('checkbox');
    expect(
      boxes.map((box) => box.id && document.querySelector(`label[for="${CSS.escape(box.id)}"] bdi`)?.textContent),
    ).toEqual(['w2.pdf', 'stub.pdf']);
    expect(dialog.getByText(/Accepted type/)).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Attach' });
    expect(save).toBeDisabled();
    await userEvent.keyboard('{Tab} ');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    if (screen.queryByRole('dialog')) await userEvent.click(save);
    expect(await screen.findByText('Document attached.')).toBeVisible();
    expect(attach).toHaveBeenCalledWith('26', { conditionIds: ['c1'], docIds: ['w2'], submit: false });
    expect(screen.getByRole('tab', { name: 'Documents (1)' })).toBeVisible();
  });

  it('are found by words, and what was chosen stays', async () => {
    stubCalls(shellCalls, { conditions: async () => [aCondition(1)] });
    stubCalls(conditionCalls, { documents: async () => [aDocument('one', 'one.pdf'), aDocument('two', 'two.pdf')] });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Attach documents/ }));
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /one\.pdf/ }));
    await userEvent.type(dialog.getByRole('searchbox'), 'two{Enter}');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('checkbox', { name: /one\.pdf/ }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(dialog.getByRole('searchbox'), 'xx');
    expect(dialog.getByText('No matches.')).toBeVisible();
  });

  it('are only those that the user may attach and that the condition lacks', async () => {
    const answered = aCondition(1, { documents: [anAnswer('has', 'has.pdf')] });
    stubCalls(shellCalls, { conditions: async () => [answered] });
    stubCalls(conditionCalls, {
      documents: async () => [aDocument('has', 'has.pdf'), aDocument('theirs', 'theirs.pdf', { canChange: false })],
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Attach documents/ }));
    expect(await (await openDialog()).findByText('The loan has no other documents.')).toBeVisible();
  });

  it('say why they could not be attached, and keep the choice', async () => {
    stubCalls(shellCalls, { conditions: async () => [aCondition(1)] });
    stubCalls(conditionCalls, {
      documents: async () => [aDocument('one', 'one.pdf')],
      attach: async () => {
        throw new ApiError('Refused', 409, { code: 'not-allowed', wording: message('condition-closed') });
      },
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Attach documents/ }));
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /one\.pdf/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Attach' }));
    expect(await dialog.findByText('This condition is closed. Reopen it first.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /one\.pdf/ })).toBeChecked();
  });
});

describe('an attached document', () => {
  const answered = aCondition(1, {
    documents: [anAnswer('mine', 'mine.pdf'), anAnswer('theirs', 'theirs.pdf', false)],
  });

  it('is detached by those who may, and stays on the loan', async () => {
    const detach = vi.fn().mockResolvedValue({ ...answered, version: 2, documents: answered.documents.slice(1) });
    stubCalls(shellCalls, { conditions: async () => [answered] });
    stubCalls(conditionCalls, { detach });
    show();
    expect(await screen.findByRole('button', { name: 'Download theirs.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Detach theirs.pdf' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Detach mine.pdf' }));
    expect(await screen.findByText('mine.pdf detached. It stays in the loan’s documents.')).toBeVisible();
    expect(detach).toHaveBeenCalledWith({ loanNum: '26', conditionId: 'c1', docId: 'mine' }, 1);
    expect(screen.queryByRole('button', { name: 'Download mine.pdf' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Attach documents/ })).toHaveFocus();
  });

  it('stays if someone else changed the condition, which is shown', async () => {
    const current = aCondition(1, { version: 2, documents: [anAnswer('new', 'new.pdf')] });
    stubCalls(shellCalls, { conditions: async () => [answered] });
    stubCalls(conditionCalls, {
      detach: async () => {
        throw new ApiError('Refused', 409, { code: 'stale', wording: message('condition-changed'), current });
      },
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Detach mine.pdf' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(screen.getByText('new.pdf')).toBeInTheDocument();
  });

  it('cannot be detached from a closed condition', async () => {
    stubCalls(shellCalls, { conditions: async () => [{ ...answered, state: 'cleared', status: 'Closed' }] });
    show();
    expect(await screen.findByRole('button', { name: 'Download mine.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Attach|Detach)/ })).toBeNull();
  });
});
