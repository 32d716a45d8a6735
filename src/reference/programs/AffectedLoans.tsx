import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { registrationStage } from '../../../domain/loan/status';
import { pipelinePath } from '../../../domain/pages/pipeline-path';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { Section } from '../../ui/Section';
import { Table } from '../../ui/Table';

const LOCKED = '1';

type Affected = Pick<PublicationDetail, 'affected'>;

interface TableProps extends Affected {
  /** Opens the lists of loans in another tab, so that the question stays. */
  readonly isAsking?: true;
}

const wide = { cells: { padding: 's2 s3' }, edge: 's4' } as const;
/** In a dialog on a phone, the heads wrap. */
const narrow = { cells: { padding: 's2' }, heads: { whiteSpace: 'normal' } } as const;

/** Loans by program, priced again or locked. Each count links to its loans. */
export function AffectedTable({ affected, isAsking }: TableProps) {
  const translate = useTranslate();
  const { count } = useFormats();
  const word = (key: string) => translate(`programs.rates.affected.${key}`);
  const tab = isAsking ? { target: '_blank', rel: 'noopener' } : {};
  const linked = (loans: number, filter: Parameters<typeof pipelinePath>[0]) =>
    loans === 0 ? (
      '–'
    ) : (
      <Link to={pipelinePath(filter)} {...tab}>
        {count(loans)}
      </Link>
    );
  return (
    <Table aria-label={word('title')} {...(isAsking ? narrow : wide)}>
      <thead>
        <tr>
          <th scope="col">{word('program')}</th>
          <th scope="col" data-numeric>
            {word('priced')}
          </th>
          <th scope="col" data-numeric>
            {word('locked')}
          </th>
        </tr>
      </thead>
      <tbody>
        {affected.map(({ program, priced, locked }) => (
          <tr key={program}>
            <th scope="row">
              <bdi>{program}</bdi>
            </th>
            <td data-numeric>{linked(priced, { sLpTemplateNm: program, sStatusT: registrationStage })}</td>
            <td data-numeric>{linked(locked, { sLpTemplateNm: program, sRateLockStatusT: LOCKED })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Loans whose program changes its prices. */
export function AffectedLoans({ affected }: Affected) {
  const translate = useTranslate();
  const word = (key: string) => translate(`programs.rates.affected.${key}`);
  return (
    <Section title={word('title')} flush={affected.length > 0}>
      {affected.length === 0 ? <p>{word('none')}</p> : <AffectedTable affected={affected} />}
    </Section>
  );
}
