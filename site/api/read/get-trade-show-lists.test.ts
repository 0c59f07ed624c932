import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { ApiContext } from '../context.ts';
import { readCategories } from './get-trade-show-lists.ts';

test('a category that several fairs have is given once, where and as the latest of them has it', async () => {
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
