import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { message } from '../../domain/messages/message';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal } from '../testing/renderInPortal';
import { UploadBox } from './UploadBox';
import type { SendOptions } from './useUpload';

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const input = () => screen.getByLabelText('choose from your computer');
const send = () => screen.getByRole('button', { name: 'Upload' });

describe('the upload box', () => {
  it('shows that no file is selected', async () => {
    const sent = vi.fn();
    renderInPortal(<UploadBox send={sent} />);
    await userEvent.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('No file is selected.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('marks the files that the server refused, and removes them together', async () => {
    const wording = [
      message('upload-none-stored'),
      message('upload-file-empty', { name: 'b.pdf' }),
      message('file-not-pdf', { name: 'c.pdf' }),
    ];
    const refusal = new ApiError('No file was uploaded.', 422, { wording });
    renderInPortal(<UploadBox maxFiles={5} send={vi.fn().mockRejectedValue(refusal)} />);
    await userEvent.upload(input(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getAllByText('Refused')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove refused files' }));
    expect(screen.getByText('a.pdf')).toBeVisible();
    expect(screen.queryByText(/^[bc]\.pdf/)).toBeNull();
    expect(screen.queryByText('Refused')).toBeNull();
  });

  it('keeps only the last file if one is allowed', async () => {
    renderInPortal(<UploadBox send={vi.fn()} />);
    await userEvent.upload(input(), pdf('a.pdf'));
    await userEvent.upload(input(), pdf('b.pdf'));
    expect(screen.getByText('b.pdf')).toBeVisible();
    expect(screen.queryByText('a.pdf')).toBeNull();
  });

  it('reports too many files in a dialog and in the list', async () => {
    renderInPortal(<UploadBox maxFiles={2} send={vi.fn()} />);
    await userEvent.upload(input(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'You have exceeded the maximum number of allowed files (Max. 2) to upload.',
    );
    expect(screen.getByText('Reached Max number of files.')).toBeInTheDocument();
  });

  it('states the size that the call accepts, and does not send a larger file', async () => {
    const sent = vi.fn();
    renderInPortal(<UploadBox accept=".csv" maxBytes={5 * 1024 * 1024} send={sent} />);
    expect(screen.getByText('CSV, up to 5 MB')).toBeVisible();
    await userEvent.upload(input(), new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'limits.csv'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'You have exceeded the total maximum size of files.',
    );
    expect(screen.queryByText('limits.csv')).toBeNull();
  });

  it('accepts dropped files, sends them and clears the list afterwards', async () => {
    const sent = vi.fn().mockResolvedValue([]);
    const onDone = vi.fn();
    const onSettled = vi.fn();
    renderInPortal(<UploadBox maxFiles={3} send={sent} onDone={onDone} onSettled={onSettled} />);
    fireEvent.drop(input().parentElement as HTMLElement, { dataTransfer: { files: [pdf('a.pdf')] } });
    expect(screen.getByText('a.pdf')).toBeVisible();
    await userEvent.click(send());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.pdf' })]));
    expect(onSettled).toHaveBeenCalledOnce();
    expect(screen.queryByText('a.pdf')).toBeNull();
  });

  it('shows the progress, and cancels on request without an error', async () => {
    const sent = vi.fn(
      (_: readonly File[], { onProgress, signal }: SendOptions) =>
        new Promise((_resolve, reject) => {
          onProgress({ sent: 12 * 1024 * 1024, total: 30 * 1024 * 1024 });
          signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
        }),
    );
    renderInPortal(<UploadBox send={sent} />);
    await userEvent.upload(input(), pdf('a.pdf'));
    await userEvent.click(send());
    expect(await screen.findByText('12.0 of 30.0 MB')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText(/Upload canceled/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('a.pdf')).toBeVisible();
  });

  it('shows the server’s message after a failure, refreshes, and keeps the files', async () => {
    const onSettled = vi.fn();
    const failing = vi.fn().mockRejectedValue(new ApiError('disk full', 500, {}, 'r-7'));
    renderInPortal(<UploadBox send={failing} onSettled={onSettled} />);
    await userEvent.upload(input(), pdf('a.pdf'));
    await userEvent.click(send());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('disk full');
    expect(dialog).toHaveTextContent('Request ID r-7');
    expect(onSettled).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('a.pdf')).toBeVisible();
  });
});
