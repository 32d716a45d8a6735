import type { LoanDocument } from '../../domain/loan/document';
import { selfEmployment } from '../../domain/pricing/read-applicants';
import { Note } from '../ui/layout/primitives';
import { usePricingText } from './usePricingText';

interface Props {
  readonly loan: LoanDocument;
  /** What the scenario says. */
  readonly answer: boolean | null;
}

/** Which job makes the borrowers self-employed, and whether the scenario overrides what the jobs say. */
export function SelfEmployedNote({ loan, answer }: Props) {
  const { t } = usePricingText();
  const job = selfEmployment({ ...loan });
  const employer = typeof job?.employer === 'string' && job.employer !== '' ? `\u2068${job.employer}\u2069` : '–';
  const isOverride = (answer === true) !== (job !== undefined);
  return (
    <Note as="p" margin="0">
      {t(`selfEmployed.${isOverride ? 'override' : 'from'}${job ? 'Yes' : 'No'}`, { employer })}
    </Note>
  );
}
