import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { HmdaLoanDetail } from '../../domain/hmda/hmda.schemas';
import type { RegisterField } from '../../domain/hmda/register-fields';
import { currentOf } from '../crud/saving/stale';
import { useFieldLabels } from '../fields/useFieldLabels';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { ConfirmedNote } from './ConfirmedNote';
import { Correction } from './Correction';
import { EditText } from './EditText';
import { hmdaCalls } from './hmda-calls';
import { ReasonDialog } from './ReasonDialog';
import { isHmdaLoan, useShowHmdaLoan } from './useHmdaLoan';

type Finding = HmdaLoanDetail['findings'][number];

/** The costs of the register are the sum of fees, so no single field has them. */
const isOfCosts = ({ page, field }: Finding): boolean => page === 'loan' && field !== null;

function Reported({ reported }: Pick<Finding, 'reported'>) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  if (reported.length === 0) return null;
  return (
    <Note as="p">
      {translate('hmda.reported')}{' '}
      {reported.map(({ field, value }, index) => (
        <span key={field}>
          {index > 0 && ' · '}
          {label(field)} <bdi className="num">{value}</bdi>
        </span>
      ))}
    </Note>
  );
}

interface Props {
  readonly loan: HmdaLoanDetail;
  readonly onCorrect: (field: RegisterField) => void;
}

/** What the edits say of a loan; values that a quality edit questions are corrected, or confirmed with a reason. */
export function Findings({ loan, onCorrect }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { label } = useFieldLabels();
  const show = useShowHmdaLoan();
  const [asked, setAsked] = useState<{ readonly finding: Finding; readonly version: number } | null>(null);
  const confirm = async (edit: string, version: number, reason: string | null): Promise<void> => {
    try {
      show(await hmdaCalls.confirm(loan.id, edit, { version, reason }));
    } catch (error) {
      const current = currentOf(error, isHmdaLoan);
      if (current) show(current);
      throw error;
    }
    notify(reason === null ? 'hmda.unconfirmed' : 'hmda.confirmed', { type: 'success' });
  };
  return (
    <>
      <Box as="ul" margin={0} padding={0} style={{ listStyle: 'none' }}>
        {loan.findings.map((finding) => (
          <Row
            key={finding.edit}
            as="li"
            wrap
            justify="space-between"
            align="center"
            gap="s2 s4"
            padding="s3 s4"
            lineAbove
          >
            <Stack gap="s1" flex="1 1 260px" minInlineSize={0}>
              <div>
                <Text as="span" weight={500}>
                  <bdi>{finding.edit}</bdi>
                </Text>{' '}
                <Note as="span">
                  {translate(finding.confirmed ? 'hmda.isConfirmed' : `hmda.kinds.${finding.kind}`)}
                  {finding.field !== null && `, ${label(finding.field)}`}
                </Note>
              </div>
              <EditText>{finding.text}</EditText>
              <Reported reported={finding.reported} />
              {isOfCosts(finding) && <Note as="p">{translate('hmda.costsHelp')}</Note>}
              {finding.confirmed && (
                <ConfirmedNote
                  confirmed={finding.confirmed}
                  reason={finding.reason}
                  onTakeBack={() => confirm(finding.edit, loan.version, null)}
                />
              )}
            </Stack>
            {!finding.confirmed && (
              <Row wrap gap="s2">
                {finding.kind === 'quality' && (
                  <Button
                    size="small"
                    variant="outlined"
                    onClick={() => setAsked({ finding, version: loan.version })}
                    aria-label={translate('hmda.confirmEdit', { edit: finding.edit })}
                  >
                    {translate('hmda.confirm')}
                  </Button>
                )}
                <Correction loan={loan} finding={finding} onCorrect={onCorrect} />
              </Row>
            )}
          </Row>
        ))}
      </Box>
      {asked && (
        <ReasonDialog
          edit={asked.finding.edit}
          text={asked.finding.text}
          onSave={(reason) => confirm(asked.finding.edit, asked.version, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
