import { describe, expect, test } from 'vitest';
import { blogsQuery, dealerParameter, pageQuery, stateParameter } from './list-query.ts';

describe('blogsQuery', () => {
  test('accepts the query of the home page: an empty blogid and status 1', () => {
    expect(blogsQuery.parse({ blogid: '', status: '1' })).toEqual({ blogid: undefined, status: 1 });
  });

  test('is the first page of the list by default', () => {
    expect(blogsQuery.parse({})).toEqual({ status: 1 });
  });

  test('needs an id for status 2, a single article', () => {
    expect(blogsQuery.safeParse({ status: '2' }).error?.issues[0]?.path).toEqual(['blogid']);
    expect(blogsQuery.parse({ status: '2', blogid: '4' })).toEqual({ status: 2, blogid: 4 });
  });

  test.each([{ status: '4' }, { status: 'x' }, { status: ['1', '2'] }])('refuses %j', (query) => {
    expect(blogsQuery.safeParse(query).success).toBe(false);
  });
});

test.each(['0', '-1', '1.5', 'two', '99999999999', "1' or 1=1"])('refuses page %s', (page) => {
  expect(pageQuery.safeParse({ page }).error?.issues[0]?.path).toEqual(['page']);
});

test('reads the state from the path', () => {
  expect(stateParameter.parse({ stateId: '12' })).toEqual({ stateId: 12 });
  for (const stateId of ['../1', '0', '2147483648'])
    expect(stateParameter.safeParse({ stateId }).success).toBe(false);
});

test('accepts as a dealer in the path only what staff may use as an address', () => {
  expect(dealerParameter.parse({ dealer: 'surat-udhna' })).toEqual({ dealer: 'surat-udhna' });
  for (const dealer of ['', '../1', 'Surat', 'a'.repeat(101)])
    expect(dealerParameter.safeParse({ dealer }).error?.issues[0]?.message).toBe('dealerForm');
});
