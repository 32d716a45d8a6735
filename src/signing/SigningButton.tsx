import Button from '@mui/material/Button';
import { PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { onDemand } from '../providers/chunks/on-demand';
import { useSigningPackages, useSigningRights } from './useSigning';

const SigningDialog = onDemand('SigningDialog', async () => (await import('./SigningDialog')).SigningDialog);

/** Opens the packages to sign over another page of the loan. */
export function SigningButton({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const { mayRead } = useSigningRights();
  const { data } = useSigningPackages(loanNum, mayRead);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRead) return null;
  const open = (data ?? []).filter(({ state }) => state === 'open').length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PenLine size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {open > 0 ? translate('signing.openCount', { smart_count: open }) : translate('signing.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SigningDialog loanNum={loanNum} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
