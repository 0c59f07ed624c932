import { expect, test } from '@playwright/test';
import { products } from '../support/facts/products.ts';
import { readFields } from '../support/facts/slip.ts';
import { toText } from '../support/facts/to-text.ts';

/** The stops on a page, in order: the number on the stone, and the text beside it. */
const listStops = (html: string): { stone: number; words: string }[] =>
  [...html.matchAll(/data-stone="(\d+)">(.*?)<\/(?:header|p)>/gs)].map(([, stone, inside = '']) => ({
    stone: Number(stone),
    words: toText(inside.replace(/<h2.*$/s, '')),
  }));

const lastWords = /^20:00: plug in\. (\d+) km driven, (?:(\d+) to )?(\d+) km left\.$/;

for (const path of ['/', ...products.map((product) => product.path)]) {
  test(`the day along the road of ${path} agrees with the range and the calculator`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const stops = listStops(html);
    expect(stops.length).toBeGreaterThan(4);
    const stones = stops.map(({ stone }) => stone);
    expect(stones).toEqual(stones.toSorted((a, b) => b - a));

    const [, from, to] = /^6:30: .+ is full, (\d+) to (\d+) km/.exec(stops[0]?.words ?? '') ?? [];
    const whole = [Number(from), Number(to)];
    expect(stops[0]?.stone).toBe(whole[0]);
    const [, driven, leftFrom, leftTo] = lastWords.exec(stops.at(-1)?.words ?? '') ?? [];
    expect([Number(leftFrom) + Number(driven), Number(leftTo) + Number(driven)]).toEqual(whole);

    // If the page shows the range as a band, it has the same two numbers.
    const text = toText(html);
    if (text.includes('Range on one charge')) {
      expect(text).toContain(`Range on one charge ${from} to ${to} km`);
      expect(stops[0]?.words).toContain('typical to certified');
    }

    // The calculator that the page's claim links to has the same kilometres, as far as one charge goes.
    const [, claim] = /href="(\/savings\?[^"#]*km=[^"#]*)/.exec(html.replaceAll('&amp;', '&')) ?? [];
    const form = /<input[^>]*name="km"[^>]*value="(\d+)"/.exec(html);
    const claimed = claim
      ? Number(readFields(await (await request.get(claim)).text()).km)
      : Number(form?.[1] ?? from);
    expect(Number(driven)).toBe(Math.min(claimed, whole[0] ?? 0));
  });
}
