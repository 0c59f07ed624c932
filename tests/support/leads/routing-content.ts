/**
 * Command for the database in DATABASE_URL: stores two rules, with the colleagues and dealers whom they name, and
 * prints their ids. Contact enquiries go to three colleagues in turn, product inquiries to two dealers in turn.
 */
import { createLog } from '@ev-site/content/logging/log.ts';
import { openContent } from '@ev-site/content/open-content.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';

const payload = await openContent({ logger: createLog('silent') });

const addRules = async (): Promise<object> => {
  const owners: number[] = [];
  for (const name of ['asha', 'bina', 'chetan']) {
    const data = {
      name,
      email: `${name}@rules.example`,
      password: goodPassword,
      role: 'sales' as const,
    };
    owners.push((await payload.create({ collection: 'staff', data })).id);
  }
  const { docs: states } = await payload.find({ collection: 'states', limit: 1 });
  const [state] = states;
  if (!state) throw new Error('The database has no states: it is no copy of the product.');
  const dealers: number[] = [];
  for (const [name, spoken] of [
    ['first', ['gu' as const]],
    ['second', ['hi' as const]],
  ] as const) {
    const data = {
      name: `Dealer ${name}`,
      slug: `rules-${name}`,
      address: 'A road',
      town: 'Rajkot',
      pin: '360001',
      state: state.id,
      services: ['sales' as const],
      spoken: [...spoken],
      email: `${name}@rules.example`,
      _status: 'published' as const,
    };
    dealers.push((await payload.create({ collection: 'dealers', data })).id);
  }
  const toAll = { isOn: true, languages: [], states: [], vehicles: [] };
  await payload.create({
    collection: 'routing-rules',
    data: { ...toAll, name: 'Contacts', kinds: ['contact'], target: 'owners', owners, _order: 'a0' },
  });
  await payload.create({
    collection: 'routing-rules',
    data: { ...toAll, name: 'Inquiries', kinds: ['inquiry'], target: 'dealers', dealers, _order: 'a1' },
  });
  return { owners, dealers };
};

const said = JSON.stringify({ result: await addRules() });
await payload.destroy();
// A pipe takes large texts in parts: exiting at once would cut them off.
process.stdout.write(said, () => process.exit(0));
