import { useTranslate } from 'react-admin';
import { missing } from '../../domain/format/parsed';
import { formatPercentNumber } from '../../domain/format/percent';
import { type LoanDocument, loanDisplayName, loanValue } from '../../domain/loan/document';
import { unknownHousingCosts } from '../../domain/loan/housing-costs';
import { useFieldText } from '../fields/useFieldText';
import { useFormats } from '../providers/i18n/useFormats';
import type { Fact } from '../ui/FactList';

const RETAIL = '1';
const CORRESPONDENT = '3';
const MINI = '3';
/** The insurance option that says nothing (`mortgageInsuranceCodes`). */
const BLANK = '5';

const hasRatios = (loan: LoanDocument): boolean => Boolean(loan.sQualTopR || loan.sQualBottomR);

/** The summary rows in the specified order, in groups (PANEL-03 to -13). The tab renders the status row itself. The `identity` is what the head of a printed page has. */
export function useSummaryGroups(): (loan: LoanDocument) => { identity: Fact[]; head: Fact[]; groups: Fact[][] } {
  const translate = useTranslate();
  const text = useFieldText();
  const { line } = useFormats();
  return (loan) => {
    const fact = (label: string, value: string): Fact => ({ label: translate(`loan.summary.${label}`), value });
    const of = (label: string, name: string): Fact => fact(label, text(name, loanValue(loan, name)));
    const isMini = loan.sBranchChannelT === CORRESPONDENT && loan.sCorrespondentProcessT === MINI;
    const house =
      loan.sBranchChannelT === RETAIL ? of('branch', 'sBranchName') : of('company', 'sOriginatingCompanyName');
    const impound = [text('sProdImpound', loan.sProdImpound), loan.sCustomField1Notes ?? ''].filter(
      (part) => part !== '' && part !== missing,
    );
    /** The insurance option, or the premium where none was chosen. */
    const insurance = ({ sProdConvMIOptionT: option, sProMIns: premium }: LoanDocument): string =>
      (!option || option === BLANK) && Number(premium ?? 0) > 0
        ? translate('loan.summary.premium', { amount: text('sProMIns', premium) })
        : text('sProdConvMIOptionT', option);
    const ratio = (value: string | null | undefined) => (value ? `${formatPercentNumber(value)}%` : missing);
    const ratios = (of: LoanDocument): string => {
      if (!hasRatios(of)) return missing;
      const value = `${ratio(of.sQualTopR)} / ${ratio(of.sQualBottomR)}`;
      return unknownHousingCosts(of).length > 0 ? translate('loan.summary.dtiEstimated', { value }) : value;
    };
    const term = loan.sTerm ? translate('loan.summary.months', { smart_count: loan.sTerm }) : missing;
    return {
      identity: [of('loanNumber', 'sLNm'), fact('borrowerName', loanDisplayName(loan) || missing)],
      head: [
        isMini ? fact('channel', translate('loan.summary.miniCorrespondent')) : of('channel', 'sBranchChannelT'),
        house,
      ],
      groups: [
        [of('lien', 'sLienPosT'), of('program', 'sLpTemplateNm'), fact('term', term), of('noteRate', 'sNoteIR')],
        [
          of('purchasePrice', 'sPurchPrice'),
          of('appraisedValue', 'sApprVal'),
          of('finalAmount', 'sFinalLAmt'),
          { label: 'LTV', value: text('sLtvR', loan.sLtvR) },
          { label: 'CLTV', value: text('sCltvR', loan.sCltvR) },
          { label: 'HCLTV', value: text('sHcltvR', loan.sHcltvR) },
        ],
        [
          of('propertyType', 'sGseSpT'),
          of('purpose', 'sLPurposeT'),
          of('occupancy', 'aOccT'),
          of('docType', 'sCustomField2Notes'),
          of('fico', 'sCreditScoreType2'),
          fact('pmi', insurance(loan)),
          fact('impound', line(impound) || missing),
          fact('dti', ratios(loan)),
        ],
        [
          of('compensation', 'sOriginatorCompensationPaymentSourceT'),
          of('rateLocked', 'sRLckdD'),
          of('lockExpires', 'sRLckdExpiredD'),
        ],
      ],
    };
  };
}
