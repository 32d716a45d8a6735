import { describe, expect, it } from 'vitest';
import { figureFilters, loansInGroup, locksOnDay } from '../../../domain/loan/figures';
import { pipelinePath } from '../../../domain/pages/pipeline-path';
import { isNarrowed } from '../../crud/list-view';
import { pipelineAddress, pipelineFilter } from './address';

const read = (query: string) => pipelineAddress.read(new URLSearchParams(query));
const written = (query: string) => pipelineAddress.write(read(query), new URLSearchParams()).toString();

describe('the pipeline URL', () => {
  it('is empty by default, with an initial sort for each tab', () => {
    expect(written('')).toBe('');
    expect(read('').sort).toEqual({ field: 'sStatusT', order: 'ASC' });
    expect(read('tab=1').sort).toEqual({ field: 'sStatusD', order: 'DESC' });
    expect(read('tab=2').sort).toEqual({ field: 'sFundD', order: 'DESC' });
  });

  it.each([
    'tab=1&q=lee&sStatusT=7&sStatusT=8&page=3&perPage=50',
    'sStatusD=2026-11-01..2026-11-20&sort=sFinalLAmt+DESC',
    'sEstCloseD=..2026-12-31',
    'mine=true&statusGroup=early&statusGroup=other',
    'sRLckdExpiredD=0d..7d',
  ])('round-trips %s', (query) => {
    expect(written(query)).toBe(new URLSearchParams(query).toString());
  });

  it.each([
    figureFilters.active,
    figureFilters.inactive,
    figureFilters.funded,
    figureFilters.locks,
    figureFilters.conditions,
    locksOnDay(3),
    loansInGroup(0, 'inProcess'),
    loansInGroup(2, 'approved'),
  ])('shows exactly the filter that a figure links to: %j', (filter) => {
    const [, query = ''] = pipelinePath(filter).split('?');
    expect(pipelineFilter(read(query))).toEqual(filter);
    expect(written(query)).toBe(query);
  });

  it('ignores invalid values', () => {
    expect(read('tab=9&page=-2&perPage=7&sort=x&unknown=1')).toEqual(read(''));
  });

  it('builds the API filter from tab, search and filters', () => {
    expect(pipelineFilter(read('tab=2&q=+lee+&sBranchChannelT=1&sFundD=2026-01-01..'))).toEqual({
      tab: 2,
      q: 'lee',
      sBranchChannelT: ['1'],
      sFundD: { from: '2026-01-01' },
    });
  });

  it('detects whether a search or filter narrows the list', () => {
    expect(isNarrowed(read('tab=1&page=2').values)).toBe(false);
    expect(isNarrowed(read('q=a').values)).toBe(true);
    expect(isNarrowed(read('sStatusT=3').values)).toBe(true);
  });
});
