import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { ApiContext } from '../context.ts';
import { readCategories } from './get-trade-show-lists.ts';

test('a category of several trade shows is listed once, with the name and place of the latest show', async () => {
  const shows = [
    { categories: [{ slug: 'stall', name: 'Our stall' }] },
    {
      categories: [
        { slug: 'visitors', name: 'Visitors' },
        { slug: 'stall', name: 'The stall of before' },
      ],
    },
  ];
  const data = { listTradeShows: async () => shows };
  const asked = await readCategories({ data } as unknown as ApiContext)({} as FastifyRequest);
  const answer = await asked.read();
  expect(answer).toMatchObject({
    data: {
      data: [
        { slug: 'stall', name: 'Our stall' },
        { slug: 'visitors', name: 'Visitors' },
      ],
    },
  });
});
