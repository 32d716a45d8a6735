import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../providers/data/api-error';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { draftCalls } from '../drafts/draft-calls';
import { SaveDialog } from './SaveDialog';

function NameInput() {
  const { register, formState } = useFormContext<{ name: string }>();
  return (
    <>
      <label>
        Name <input {...register('name', { required: true })} />
      </label>
      <p>{formState.errors.name?.message}</p>
    </>
  );
}

function open(onSave: () => Promise<unknown>) {
  const onClose = vi.fn();
  renderInPortal(
    <SaveDialog draft="branch" title="New branch" defaultValues={{ name: '' }} onSave={onSave} onClose={onClose}>
      <NameInput />
    </SaveDialog>,
  );
  return { onClose };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const type = (text: string) => userEvent.type(screen.getByLabelText('Name'), text);

describe('a form in a dialog', () => {
  it('is small and full-width', () => {
    open(vi.fn());
    expect(screen.getByRole('dialog', { name: 'New branch' })).toHaveClass(
      'MuiDialog-paperWidthSm',
      'MuiDialog-paperFullWidth',
    );
  });

  it('saves only valid input, and closes after saving', async () => {
    const onSave = vi.fn().mockResolvedValue(undefined);
    const { onClose } = open(onSave);
    expect(save()).toBeDisabled();
    await type('Oakland');
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Oakland' });
  });

  it.each([
    [new Error('The name is taken.'), 'The name is taken.'],
    [new Error(''), 'Error'],
  ])('shows the error and allows another try: %s', async (error, text) => {
    const { onClose } = open(() => Promise.reject(error));
    await type('Oakland');
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`));
    expect(save()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows field errors under their inputs', async () => {
    open(() => Promise.reject(new ApiError('Check it.', 422, { fields: { name: 'Taken' } })));
    await type('Oakland');
    await userEvent.click(save());
    expect(await screen.findByText('Taken')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes at once without edits', async () => {
    const { onClose } = open(vi.fn());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before discarding edits', async () => {
    const { onClose } = open(vi.fn());
    await type('Oak');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('keeps what is typed as a draft of its own, offers it when it is opened again, and removes it once saved', async () => {
  const saved = vi.fn();
  const removed = vi.fn();
  const draft = {
    ...{ id: 'd1', form: '/#branch', savedAt: '2026-11-20T23:42:00Z', version: null },
    ...{ base: { name: null }, values: { name: 'Oakland' } },
  };
  stubCalls(draftCalls, {
    list: async (form) => (form === '/#branch' ? [draft] : []),
    read: async () => draft,
    save: async (_, { form, values }) => void saved(form, values),
    saveLeaving: async (_, { form, values }) => void saved(form, values),
    remove: async (id) => void removed(id),
  });
  const { onClose } = open(vi.fn().mockResolvedValue(undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Oakland'));
  await type(' East');
  window.dispatchEvent(new Event('pagehide'));
  expect(saved).toHaveBeenLastCalledWith('/#branch', { name: 'Oakland East' });
  await waitFor(() => expect(save()).toBeEnabled());
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await waitFor(() => expect(removed).toHaveBeenCalledWith('d1'));
});
