import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type EDisclosureStep, mayCancelEDisclosure } from '../../domain/disclosure/edisclosure';
import type { Message } from '../../domain/messages/message';
import type { RegistrationRequirement } from '../../domain/registration/can-register';
import { usePriceReview } from '../pricing/public';
import { useMessageText } from '../providers/i18n/useMessageText';
import type { LoanRecord } from '../shell/loan/useLoan';
import { token } from '../theme/tokens';
import { Lines } from '../ui/Lines';
import { CancelDisclosure } from './CancelDisclosure';
import { RegistrationReview } from './RegistrationReview';
import { RequestRegistration } from './RequestRegistration';
import { StepCard } from './StepCard';

interface RegistrationStepsProps {
  readonly loan: LoanRecord;
  readonly disclosure: { readonly status: EDisclosureStep; readonly wording: Message | null };
  readonly fileCount: number;
  readonly needs: readonly RegistrationRequirement[];
  /** Why the user may not edit, or null if they may. */
  readonly readOnly: string | null;
  readonly onKeepOpen: (held: boolean) => void;
}

/** The four steps, all expanded. Only the next one's button is filled (portal-shell.md section 2.7). */
export function RegistrationSteps({
  loan,
  disclosure,
  fileCount,
  needs,
  readOnly,
  onKeepOpen,
}: RegistrationStepsProps) {
  const { sLNm: loanNum, sLpTemplateNm: programName } = loan;
  const translate = useTranslate();
  const messageText = useMessageText();
  const { data: review } = usePriceReview(loan);
  const reasonId = useId();
  const [next] = needs;
  const lacks = (need: RegistrationRequirement) => needs.includes(need);
  const goTo = (need: RegistrationRequirement, path: string, label: string) => (
    <Button
      component={Link}
      to={path}
      relative="path"
      variant={next === need ? 'contained' : 'outlined'}
      disabled={readOnly !== null}
    >
      {label}
    </Button>
  );
  const stateOf = (need: RegistrationRequirement) => (lacks(need) ? ('attention' as const) : ('done' as const));
  const isRefused = review?.state === 'not-eligible' || review?.state === 'not-offered';
  const reasons = readOnly === null ? needs.map((need) => translate(`registration.why.${need}`)) : [readOnly];
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <StepCard
          number={1}
          title={translate('registration.steps.program')}
          text={programName || translate('registration.noProgram')}
          state={isRefused ? 'attention' : stateOf('program')}
          action={goTo(
            'program',
            'select-program',
            translate(programName ? 'registration.change' : 'registration.continue'),
          )}
        />
        <StepCard
          number={2}
          title={translate('registration.steps.edisclosure')}
          text={
            disclosure.status === 'none' || !disclosure.wording
              ? translate('registration.notRequested')
              : messageText(disclosure.wording)
          }
          state={stateOf('edisclosure')}
          action={
            disclosure.status === 'none' ? (
              goTo('edisclosure', 'edisclosure', translate('registration.continue'))
            ) : mayCancelEDisclosure(disclosure.status) ? (
              <CancelDisclosure loanNum={loanNum} disabled={readOnly !== null} />
            ) : null
          }
        />
        <StepCard
          number={3}
          title={translate('registration.steps.upload')}
          text={translate('registration.uploaded', { n: fileCount })}
          state={stateOf('submission')}
          action={goTo('submission', 'upload-condition', translate('registration.continue'))}
        />
        <StepCard
          number={4}
          title={translate('registration.steps.register')}
          text={translate('registration.registerText')}
          state="open"
          action={
            <RequestRegistration
              loanNum={loanNum}
              allowed={needs.length === 0 && readOnly === null}
              reasonId={reasonId}
              onKeepOpen={onKeepOpen}
            />
          }
        >
          {programName && <RegistrationReview loan={loan} />}
        </StepCard>
      </Box>
      {reasons.length > 0 ? (
        <Typography
          id={reasonId}
          variant="caption"
          component="div"
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: reasons.length > 1 ? 'start' : { md: 'center' },
            m: 0,
            paddingInlineStart: { xs: '40px', md: '44px' },
            color: token('text-3'),
          }}
        >
          <Info size={16} aria-hidden style={{ flex: 'none' }} />
          <div>
            {readOnly === null && `${translate('registration.why.before')} `}
            <Lines lines={reasons} />
          </div>
        </Typography>
      ) : null}
    </>
  );
}
