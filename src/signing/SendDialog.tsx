import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LoanDocument } from '../../domain/loan/document';
import { disclosureToSend } from '../../domain/signing/held-disclosure';
import type { SigningKind } from '../../domain/signing/signing-kinds';
import { standardTitles } from '../../domain/signing/standard-titles';
import { ActionDialog, useDocuments } from '../documents/public';
import { languageNames, languages } from '../i18n/language';
import { useLanguage } from '../providers/i18n/useLanguage';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import { kindsToSend } from './kinds-to-send';
import { asSigner, isEmail, isReady, type Recipient, recipientsOf } from './recipients';
import { signingCalls } from './signing-calls';
import { useFreshSigning, useSigningRights } from './useSigning';

interface RecipientProps {
  readonly value: Recipient;
  readonly onChange: (value: Recipient) => void;
}

function RecipientFields({ value, onChange }: RecipientProps) {
  const translate = useTranslate();
  const { name, email, language, code, signs } = value;
  const isWrong = email.trim() !== '' && !isEmail(email);
  return (
    <Stack gap="s3" padding="s3" border radius="m">
      <FormControlLabel
        control={<Checkbox checked={signs} onChange={(_, checked) => onChange({ ...value, signs: checked })} />}
        label={<bdi>{name}</bdi>}
      />
      {signs && (
        <>
          <TextField
            label={translate('signing.signerName')}
            value={name}
            onChange={({ target }) => onChange({ ...value, name: target.value })}
            slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
          />
          <TextField
            type="email"
            label={translate('signing.signerEmail', { name })}
            value={email}
            error={isWrong}
            helperText={isWrong && translate('signing.wrongEmail')}
            onChange={({ target }) => onChange({ ...value, email: target.value })}
            slotProps={{ htmlInput: { maxLength: 200, dir: 'ltr' } }}
          />
          <TextField
            select
            label={translate('signing.signerLanguage', { name })}
            value={language}
            onChange={({ target }) =>
              onChange({ ...value, language: languages.find((each) => each === target.value) ?? 'en' })
            }
          >
            {languages.map((each) => (
              <MenuItem key={each} value={each} lang={each}>
                {languageNames[each]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={translate('signing.signerCode', { name })}
            helperText={translate('signing.signerCodeHelp')}
            value={code}
            onChange={({ target }) => onChange({ ...value, code: target.value.replaceAll(/\D/g, '') })}
            slotProps={{ htmlInput: { maxLength: 10, inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } }}
          />
        </>
      )}
    </Stack>
  );
}

interface Props {
  readonly loan: LoanDocument;
  readonly onClose: () => void;
}

/** Sends documents of the loan to its borrowers to sign. */
export function SendDialog({ loan, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const loanNum = loan.sLNm;
  const refresh = useFreshSigning();
  const { data = [] } = useDocuments(loanNum);
  const offered = data.filter(({ replacedTime, doc_type }) => replacedTime === null && !/SIGNED EDISCL/.test(doc_type));
  const [key] = useState(() => crypto.randomUUID());
  const { mayDisclose } = useSigningRights();
  const kinds = kindsToSend(
    loan,
    mayDisclose,
    offered.map(({ id }) => id),
  );
  const [wanted, setWanted] = useState<SigningKind | null>(null);
  const kind = wanted ?? kinds.findLast((each) => each !== 'other') ?? 'other';
  const [title, setTitle] = useState<string | null>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const disclosure = disclosureToSend(kind, loan)?.documentId;
  const chosen = disclosure === undefined || picked.includes(disclosure) ? picked : [disclosure, ...picked];
  const [people, setPeople] = useState(() => recipientsOf(loan));
  const signers = people.filter(({ signs }) => signs);
  const names = standardTitles[useLanguage().language];
  const named = title ?? names[kind];
  const send = async (): Promise<void> => {
    const documents = offered
      .filter(({ id }) => chosen.includes(id))
      .map(({ id, name }) => ({ documentId: id, title: name.replace(/\.pdf$/i, '').slice(0, 120) }));
    await signingCalls.send(loanNum, {
      ...{ key, title: title ?? standardTitles.en[kind], kind },
      documents,
      recipients: signers.map(asSigner),
    });
    notify('signing.sent', { type: 'success' });
    onClose();
  };
  const isComplete = chosen.length > 0 && signers.length > 0 && signers.every(isReady) && named.trim() !== '';
  return (
    <ActionDialog
      title={translate('signing.sendTitle')}
      actionLabel={translate('signing.send')}
      ready={isComplete}
      dirty={picked.length > 0}
      onAct={send}
      onSettled={() => refresh(loanNum)}
      onClose={onClose}
    >
      <Note as="p">{translate('signing.sendLead')}</Note>
      <TextField
        select
        label={translate('signing.purpose')}
        value={kind}
        helperText={translate('signing.purposeHelp')}
        onChange={({ target }) => setWanted(kinds.find((each) => each === target.value) ?? 'other')}
      >
        {kinds.map((each) => (
          <MenuItem key={each} value={each}>
            {names[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('signing.name')}
        value={named}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
      />
      <Stack as="fieldset" gap={2} padding={0} border="none" margin={0} aria-label={translate('signing.documents')}>
        <Text as="legend" weight={600} padding={0}>
          {translate('signing.documents')}
        </Text>
        {offered.length === 0 && <Note>{translate('signing.noDocuments')}</Note>}
        {offered.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={chosen.includes(id)}
                disabled={id === disclosure}
                onChange={(_, checked) =>
                  setPicked((before) => (checked ? [...before, id] : before.filter((each) => each !== id)))
                }
              />
            }
            label={<bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>}
          />
        ))}
      </Stack>
      <Text as="h3" weight={600}>
        {translate('signing.signers')}
      </Text>
      {people.map((person, index) => (
        <RecipientFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the borrowers of the loan stay in their places
          key={index}
          value={person}
          onChange={(next) => setPeople((before) => before.map((one, at) => (at === index ? next : one)))}
        />
      ))}
    </ActionDialog>
  );
}
