import { describe, expect, it } from 'vitest';
import { pipelineColumns, pipelineListFilters, pipelineTabs } from '../../../domain/loan/pipeline';
import { pipelineQuery } from '../../../domain/loan/pipeline.schemas';
import { AppError } from '../../http/app-error';
import { filterColumns, sortColumns } from './list-columns';
import { cursorOf, pipelinePage, searchOf } from './parse-query';

const scope = { kind: 'all' } as const;
const facts = { today: '2026-11-20', assigned: ['kim\t'], reader: null };
const parsed = (query: Record<string, unknown>) =>
  pipelineQuery.parse(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));

describe('the query of the pipeline', () => {
  it('finds unread messages of the user, and nothing for someone who may not read messages', () => {
    const reader = { userId: 'u1', isPml: false, login: 'kim' };
    const query = parsed({ filter: { unread: true } });
    expect(pipelinePage(query, scope, { ...facts, reader }).filter).toMatchObject({ unreadOf: reader, oneOf: {} });
    expect(pipelinePage(query, scope, facts).filter).toMatchObject({ unreadOf: null, oneOf: { loan_num: [] } });
  });

  it('starts with the default page and the sort of its tab', () => {
    expect(pipelinePage(parsed({}), scope, facts)).toMatchObject({ first: 0, limit: 10, filter: { tab: null } });
    const sorts = [0, 1, 2].map((tab) => pipelinePage(parsed({ filter: { tab } }), scope, facts).sort);
    expect(sorts).toEqual([
      { column: 'status_rank', descending: false },
      { column: 'sStatusD', descending: true },
      { column: 'sFundD', descending: true },
    ]);
  });

  it('sorts and filters by every pipeline column', () => {
    const shown = pipelineColumns.map(({ source }) => source);
    expect(Object.keys(sortColumns)).toEqual(expect.arrayContaining(shown));
    expect(Object.keys(sortColumns)).toEqual(expect.arrayContaining(pipelineTabs.map(({ sort }) => sort.field)));
    expect(Object.keys(filterColumns)).toEqual(expect.arrayContaining([...pipelineListFilters]));
  });

  it('accepts one or several values, names in any case, and open-ended ranges', () => {
    const { filter } = pipelinePage(
      parsed({
        filter: {
          sStatusT: '3',
          sBranchName: [' Pasadena', 'BELLEVUE'],
          sEmployeeLoanRepLogin: 'Kim',
          sFundD: { from: '2026-01-01' },
          sStatusD: {},
        },
      }),
      scope,
      facts,
    );
    expect(filter.oneOf).toEqual({
      sStatusT: ['3'],
      branch_key: ['pasadena', 'bellevue'],
      sEmployeeLoanRepLogin: ['kim'],
    });
    expect(filter.between).toEqual({ sFundD: { from: '2026-01-01' } });
  });

  it('accepts its own cursors and no others', () => {
    const sort = { column: 'sFinalLAmt', descending: true } as const;
    const position = { value: '-Infinity', loanNum: '26' };
    const query = (after: string, direction = 'DESC') =>
      pipelinePage(parsed({ sort: ['sFinalLAmt', direction], filter: { after } }), scope, facts);
    expect(query(cursorOf(position, sort)).after).toEqual(position);
    expect(() => query(cursorOf(position, sort), 'ASC')).toThrow(AppError);
    for (const value of ['1; drop table x', 'NaN', '1e9']) {
      expect(() => query(cursorOf({ value, loanNum: '26' }, sort)), value).toThrow(AppError);
    }
    expect(() => query(Buffer.from('[1]').toString('base64url'))).toThrow(AppError);
    expect(() => query('%%%')).toThrow(AppError);
  });
});

describe('a search', () => {
  it('treats text with a digit as a loan number and all other text as names', () => {
    expect(searchOf('  ')).toBeNull();
    expect(searchOf('2611-a')).toEqual({ loanNum: '2611-A', words: [] });
    expect(searchOf("O'Brien-Ñandú 26")).toEqual({
      loanNum: '26',
      words: [
        { begins: 'obrien', spelled: [] },
        { begins: 'nandu', spelled: [] },
      ],
    });
  });
});
