import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkAnswer, SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { PageTextsProvider } from './page-texts';
import { SignPage } from './SignPage';

const TOKEN = 'A'.repeat(43);
const link: LinkAnswer = { lender: 'Emet Mortgage', language: 'en', access: 'pin', email: 'r…@example.com' };
const view: SignerView = {
  ...{ lender: 'Emet Mortgage', title: 'Initial disclosures', name: 'Ruta Lindqvist', email: 'ruta@example.com' },
  contact: { name: 'Noor Haddad', email: 'help@example.com', phone: null },
  ...{ state: 'open', step: 'opened', expiresAt: '2026-12-04T18:42:00Z', consentVersion: '2026-11' },
  waitsForOthers: false,
  documents: [
    {
      id: '4a3f0f6e-1111-4222-8333-444455556666',
      title: 'Loan Estimate',
      size: 10,
      sha256: 'ab',
      choiceKind: null,
      viewed: true,
      hasCopy: false,
    },
  ],
};
const signer = '0d9f6f43-5d7c-4b43-9a59-5a6c5b6fd4a1';

type Answers = Readonly<Record<string, (body: unknown) => { readonly status?: number; readonly body?: unknown }>>;
let sent: { readonly key: string; readonly body: unknown }[] = [];

function answering(answers: Answers): void {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const key = `${method} ${url.replace(signer, '{signer}')}`;
    const parsed = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ key, body: parsed });
    const { status = 200, body: answer } = answers[key]?.(parsed) ?? { status: 500, body: {} };
    return new Response(status === 204 ? null : JSON.stringify(answer), { status });
  });
}
const show = () =>
  render(
    <PageTextsProvider>
      <SignPage />
    </PageTextsProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', `/sign#${TOKEN}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const signedIn = (shown: SignerView, more: Answers = {}): void => {
  sessionStorage.setItem('emet.sign.link', TOKEN);
  sessionStorage.setItem('emet.sign.signer', signer);
  answering({ 'GET /api/signing/{signer}': () => ({ body: shown }), ...more });
};

describe('the link', () => {
  it('is taken out of the address, and proved with a mailed PIN', async () => {
    answering({
      'POST /api/signing/link': () => ({ body: link }),
      'POST /api/signing/pin': () => ({ status: 204 }),
      'POST /api/signing/session': (body) =>
        (body as { pin: string }).pin === '123456'
          ? { body: { signer } }
          : { status: 401, body: { wording: { code: 'signing-wrong-pin' } } },
      'GET /api/signing/{signer}': () => ({ body: view }),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Email me a PIN' }));
    expect(window.location.hash).toBe('');
    await screen.findByText(/We’ve emailed a PIN to r…@example.com/);
    type('PIN', '000000');
    fireEvent.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/wrong or has expired/);
    type('PIN', '123456');
    fireEvent.click(button('Continue'));
    await screen.findByRole('heading', { name: 'Electronic documents' });
    expect(sent.every(({ key }) => !key.includes(TOKEN))).toBe(true);
  });

  it('that does not work says so, and asks for nothing', async () => {
    answering({ 'POST /api/signing/link': () => ({ status: 404, body: {} }) });
    show();
    await screen.findByRole('heading', { name: 'This link doesn’t work' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for the code that staff told the signer', async () => {
    answering({ 'POST /api/signing/link': () => ({ body: { ...link, access: 'code' } }) });
    show();
    await screen.findByRole('textbox', { name: 'Access code' });
    expect(screen.queryByRole('button', { name: 'Email me a PIN' })).toBeNull();
  });
});

describe('the consent', () => {
  it('needs the box and the code of the test document', async () => {
    signedIn(view, {
      'POST /api/signing/{signer}/consent': (body) =>
        (body as { code: string }).code === '7KM4P'
          ? { body: { ...view, step: 'consented' } }
          : { status: 422, body: { fieldWordings: { code: { code: 'signing-wrong-code' } } } },
    });
    show();
    await screen.findByText(/at no cost\. Choose “I want paper”/);
    type('Code in the test document', 'XXXXX');
    fireEvent.click(button('I agree'));
    expect((await screen.findByRole('alert')).textContent).toBe('Select the box to agree.');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('I agree'));
    await screen.findByText('This isn’t the code in the test document.');
    type('Code in the test document', '7KM4P');
    fireEvent.click(button('I agree'));
    await screen.findByRole('heading', { name: 'Read your documents' });
    expect(sent.at(-1)?.body).toEqual({ version: '2026-11', code: '7KM4P', language: 'en' });
  });
});

describe('the signature', () => {
  const read: SignerView = { ...view, step: 'viewed' };

  it('must be the name in the documents, or say why it is not', async () => {
    const signature = { body: { ...read, step: 'signed', state: 'open', waitsForOthers: true } };
    signedIn(read, { 'POST /api/signing/{signer}/signature': () => signature });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue to sign' }));
    type('Type your full name', 'Ruta Lindquist-Ray');
    fireEvent.click(button('Sign'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t the name in the documents, Ruta Lindqvist/);
    fireEvent.click(screen.getByRole('checkbox', { name: 'My name is spelled differently' }));
    type('What is different, and why', 'I married');
    fireEvent.click(button('Sign'));
    await screen.findByText(/Others still have to sign/);
    expect(sent.at(-1)?.body).toEqual({
      name: 'Ruta Lindquist-Ray',
      spelling: 'I married',
      documents: [{ id: view.documents[0]?.id, sha256: 'ab', choice: null }],
    });
  });

  it('takes a choice where a document asks for one, and makes none itself', async () => {
    const documents = read.documents.map((each) => ({ ...each, choiceKind: 'appraisal-waiver' as const }));
    const signed = { body: { ...read, step: 'signed', state: 'open', waitsForOthers: true } };
    signedIn({ ...read, documents }, { 'POST /api/signing/{signer}/signature': () => signed });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue to sign' }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    type('Type your full name', 'Ruta Lindqvist');
    fireEvent.click(button('Sign'));
    await screen.findByText('Make your choice before you sign.');
    fireEvent.click(screen.getByRole('radio', { name: /^I decline the waiver/ }));
    fireEvent.click(button('Sign'));
    await screen.findByText(/Others still have to sign/);
    expect(sent.at(-1)?.body).toMatchObject({ documents: [{ id: view.documents[0]?.id, choice: 'order' }] });
  });

  it('names what the portal made for the package in the reader’s language', async () => {
    const title = 'Property Inspection Waiver Disclosure';
    const documents = view.documents.map((each) => ({ ...each, title }));
    signedIn({ ...read, title, step: 'consented', documents });
    show();
    await screen.findByRole('button', { name: `Read ${title}` });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ar' } });
    const arabic = await screen.findAllByText('إفصاح الإعفاء من معاينة العقار');
    // As the package and as its document.
    expect(arabic).toHaveLength(2);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('cannot be given before all documents are read', async () => {
    signedIn({ ...read, step: 'consented', documents: view.documents.map((each) => ({ ...each, viewed: false })) });
    show();
    const next: HTMLButtonElement = await screen.findByRole('button', { name: 'Continue to sign' });
    expect(next.disabled).toBe(true);
  });

  it('is asked for again after the session has ended', async () => {
    signedIn(read, {
      'POST /api/signing/{signer}/signature': () => ({ status: 401, body: { code: 'signed-out' } }),
      'POST /api/signing/link': () => ({ body: link }),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue to sign' }));
    answering({
      'GET /api/signing/{signer}': () => ({ status: 401, body: { code: 'signed-out' } }),
      'POST /api/signing/{signer}/signature': () => ({ status: 401, body: { code: 'signed-out' } }),
      'POST /api/signing/link': () => ({ body: link }),
    });
    type('Type your full name', 'Ruta Lindqvist');
    fireEvent.click(button('Sign'));
    await screen.findByText('You were away for a while. Prove again that it’s you.');
  });
});

it('shows the page in the language of the package, and in another that the signer chooses', async () => {
  answering({ 'POST /api/signing/link': () => ({ body: { ...link, language: 'ar' } }) });
  show();
  await screen.findByRole('heading', { name: 'أثبت هويتك' });
  expect(document.documentElement.dir).toBe('rtl');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'tr' } });
  await screen.findByRole('heading', { name: 'Kimliğinizi doğrulayın' });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'en' } });
  await waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
});
