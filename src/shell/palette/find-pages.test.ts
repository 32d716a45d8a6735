import { describe, expect, it } from 'vitest';
import { losCapabilities } from '../../../domain/los/capabilities';
import { pageTitles } from '../../../domain/pages/page-titles';
import { toUserData } from '../../access/user';
import type { Page } from '../../pages/page';
import { findPages } from './find-pages';
import { loanOfPath } from './loan-of-path';
import { matching } from './match';

const user = (roles: readonly string[]) =>
  toUserData({
    username: 'ann',
    roles,
    menuPermissions: [11, 21, 23, 31],
    pageLetters: { application: 'w', 'rate-lock': 'r', contacts: 'r', dashboard: 'w' },
  });
const find = (query: string, roles = ['Processor'], loanNum?: string) =>
  findPages(query, user(roles), losCapabilities, loanNum, (page) => pageTitles[page.title].en);

describe('finding pages', () => {
  it('ignores case, accents and surrounding space', () => {
    expect(find(' Prícing ').map(({ title }) => title)).toContain('Quick pricing');
    expect(find('PIPE').map(({ path }) => path)).toEqual(['/main/pipelines']);
  });

  it('finds nothing for an empty query', () => {
    expect(find('   ')).toEqual([]);
  });

  it('never suggests pages that the user may not open', () => {
    expect(find('email template')).toEqual([]);
    expect(find('email template', ['Administrator'])).toHaveLength(1);
  });

  it('omits what the LOS does not offer', () => {
    const title = (page: Page) => pageTitles[page.title].en;
    const found = findPages('pricing', user(['Processor']), ['loans'], undefined, title);
    expect(found.map(({ id }) => id)).not.toContain('quick-pricing');
  });

  it('offers at most ten', () => {
    expect(find('a', ['Administrator'], '1')).toHaveLength(10);
  });

  it('offers the pages of the current loan, and no loan pages elsewhere', () => {
    expect(find('declarations', ['Processor'], '123')).toEqual([
      { id: 'declaration', title: 'Declarations', path: '/loans/123/app/declaration' },
    ]);
    expect(find('declarations')).toEqual([]);
  });

  it('offers no pages without a screen', () => {
    expect(find('submit to aus', ['Processor'], '123')).toEqual([]);
    expect(find('price my loan').map(({ id }) => id)).toEqual(['pricing']);
  });
});

describe('search terms', () => {
  it.each([
    ['gösterge', 'Gösterge paneli'],
    ['GOSTERGE', 'Gösterge paneli'],
    ['FAIZ', 'Günlük faiz tabloları'],
    ['tablolari', 'Günlük faiz tabloları'],
    ['İlçe', 'ilçe/Posta kodu'],
    ['القُروض', 'قائمة القروض'],
  ])('%s finds %s', (query, title) => {
    expect(matching(query, [title], (each) => each)).toEqual([title]);
  });

  it.each([
    ['pipelien', 'Pipeline'],
    ['guidlines', 'Product Guidelines'],
    ['chnage pasword', 'Change Password'],
    ['certificat', 'Certificates'],
    ['gosterje', 'Gösterge paneli'],
  ])('%s finds %s despite the typo', (query, title) => {
    const titles = ['Pipeline', 'Product Guidelines', 'Change Password', 'Certificates', 'Gösterge paneli', 'Home'];
    expect(matching(query, titles, (each) => each)).toEqual([title]);
  });

  it('are taken as spelled if anything matches, and never misspelled when short', () => {
    expect(matching('price', ['Price', 'Prise'], (each) => each)).toEqual(['Price']);
    expect(matching('hom', ['Ham', 'Hum'], (each) => each)).toEqual([]);
    expect(matching('zzzz', ['Pipeline', 'Home'], (each) => each)).toEqual([]);
  });

  it('rank titles that start with the term first, then words that do, then the rest', () => {
    const titles = ['Express', 'My Price', 'Price', 'Reprice'];
    expect(matching('pri', titles, (each) => each)).toEqual(['Price', 'My Price', 'Reprice']);
  });
});

it('offers only the public pages to guests', () => {
  expect(
    findPages('rate', null, losCapabilities, undefined, (page) => pageTitles[page.title].en).map(({ path }) => path),
  ).toEqual(['/public/rates']);
});

it('reads the loan from the URL', () => {
  expect(loanOfPath('/loans/123/app/asset')).toBe('123');
  expect(loanOfPath('/main/pipelines')).toBeUndefined();
});
