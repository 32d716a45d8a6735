import { Fragment, useId } from 'react';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { Columns } from './Columns';
import { RatesSkeleton } from './PricingSkeleton';
import { ProgramRow } from './ProgramRow';
import { Card } from './pricing-layout';
import { ProgramsTable } from './program-styles';
import { RateGrid } from './RateGrid';
import { usePricingText } from './usePricingText';

interface Props {
  readonly programs: readonly ProgramResult[];
  /** The program whose rates are expanded, if any. */
  readonly opened: string | undefined;
  /** The program for which the price list contains all rates. */
  readonly loaded: string | undefined;
  readonly lockDays: number;
  readonly rate: string | undefined;
  readonly busy: boolean;
  /** Programs selected for comparison; null outside comparison mode. */
  readonly compared: readonly string[] | null;
  readonly onProgram: (program: ProgramResult) => void;
  readonly onRate: (option: RateOption, lockDays: number) => void;
}

/** Eligible programs at their best rates. The expanded one shows its rate grid on the same columns. */
export function ProgramTable({ programs, opened, loaded, lockDays, rate, busy, compared, onProgram, onRate }: Props) {
  const { t } = usePricingText();
  const id = useId();
  const count = programs.length;
  const isOpen = (program: ProgramResult): boolean => compared === null && program.lLpTemplateId === opened;
  return (
    <Card aria-busy={busy} aria-label={t('eligiblePrograms')}>
      <ProgramsTable>
        <Columns />
        <thead>
          <tr>
            <th scope="col">{t('eligibleCount', { count, smart_count: count })}</th>
            <th scope="col">{t('bestRate')}</th>
            <th scope="col">{t('price')}</th>
            <td />
            <th scope="col">{t('payment')}</th>
            <th scope="col">{t('apr')}</th>
            <th scope="col">{t('costOrCredit')}</th>
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <Fragment key={program.lLpTemplateId}>
              <ProgramRow
                program={program}
                open={isOpen(program)}
                controls={`${id}-${program.lLpTemplateId}`}
                compared={compared?.includes(program.lLpTemplateId) ?? null}
                onPress={() => onProgram(program)}
              />
              {isOpen(program) && (
                <tr className="opened" id={`${id}-${program.lLpTemplateId}`}>
                  <td colSpan={7}>
                    {loaded === program.lLpTemplateId ? (
                      <RateGrid program={program} lockDays={lockDays} rate={rate} onPick={onRate} />
                    ) : (
                      <RatesSkeleton />
                    )}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </ProgramsTable>
    </Card>
  );
}
